// Serves one response of another server, byte for byte, with node:http and nothing else. The
// arguments are the port, and a file with `{ headers, body }`: names and values in turn, base64.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = ''] = process.argv.slice(2);
/** @type {{ headers: string[], body: string }} */
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_request, response) => {
  response.writeHead(200, headers).end(bytes);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
