import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Program, signalGroup, startProgram } from '../../operations/terminal.ts';

const deploy = fileURLToPath(new URL('../../../deploy', import.meta.url));

/** Returns the shipped settings without TLS, over several servers. */
function siteConf(folder: string, port: number, servers: readonly number[]): string {
  const shipped = readFileSync(join(deploy, 'nginx.conf'), 'utf8');
  return shipped
    .replace(/^server \{\n {2}listen 80;[\s\S]*?^\}\n/m, '')
    .replace(/^ *(listen \[::\]|ssl_).*\n/gm, '')
    .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
    .replace(/server 127\.0\.0\.1:3000\b(.*)/, (_, options) =>
      servers.map((server) => `server 127.0.0.1:${server}${options}`).join('\n'),
    )
    .replace('server_name entrada.example;', 'server_name 127.0.0.1;')
    .replace('proxy_set_header Host $host;', 'proxy_set_header Host $http_host;')
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll('/opt/entrada/deploy', deploy);
}

function mainConf(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/nginx.pid; error_log stderr notice;
events {}
http {
types { text/html html; }
${temporary}
${site}
}`;
}

/** Starts nginx on a port of 127.0.0.1, with the shipped settings, over the servers on other ports. */
export async function startNginxOver(program: string, port: number, servers: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'entrada-nginx-'));
  await mkdir(join(folder, 'logs'));
  const conf = join(folder, 'nginx.conf');
  await writeFile(conf, mainConf(folder, siteConf(folder, port, servers)));
  const nginx: Program = startProgram(program, ['-p', folder, '-c', conf], { cwd: folder });
  await nginx.says('start worker process ');
  return {
    async stop() {
      signalGroup(nginx, 'SIGTERM');
      await nginx.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
