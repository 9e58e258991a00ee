/** Headers for which nginx has settings of its own, or that it makes from the file. */
const madeByNginx = new Set(['content-type', 'content-length']);
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Settings of an nginx of one process that sends one file for `/page`, with given headers.
 * @param {{ folder: string, port: number, headers: string[] }} options `headers`: names and values in turn; the file is `page` in `folder`
 */
export function nginxSettings({ folder, port, headers }) {
  /** @type {[name: string, value: string][]} */
  const pairs = [];
  for (let place = 0; place < headers.length; place += 2)
    pairs.push([headers[place] ?? '', headers[place + 1] ?? '']);
  const type = pairs.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'text/html';
  const added = pairs.filter(([name]) => !madeByNginx.has(name.toLowerCase()));
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  etag off;
  server_tokens off;
  keepalive_requests 1000000000;
  open_file_cache max=10 inactive=1h;
  open_file_cache_valid 1h;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location = /page {
      root ${folder};
      types {}
      default_type ${quote(type)};
      add_header Last-Modified "";
      ${added.map(([name, value]) => `add_header ${name} ${quote(value)};`).join('\n      ')}
    }
  }
}
`;
}

/**
 * A value in the language of nginx, where a dollar would begin a variable and cannot be escaped.
 * @param {string} value
 */
function quote(value) {
  if (value.includes('$')) throw new Error(`nginx cannot send a header with a dollar: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
