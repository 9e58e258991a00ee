import { request } from 'node:http';

/** Headers that each server adds to every response by itself. */
const addedByServers = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** A response: names and values of its headers in turn, and its body in base64. @typedef {{ headers: string[], body: string }} Response */

/**
 * Reads a response as it is sent, still compressed.
 * @param {string} url
 * @param {string} encoding
 * @returns {Promise<Response>}
 */
export function readResponse(url, encoding) {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} has ${response.statusCode}`));
        const body = Buffer.concat(chunks).toString('base64');
        resolve({ headers: ownHeaders(response.rawHeaders), body });
      });
    });
    call.once('error', reject);
    call.end();
  });
}

/** @param {string[]} raw */
function ownHeaders(raw) {
  return raw.flatMap((name, place) =>
    place % 2 === 0 && !addedByServers.has(name.toLowerCase()) ? [name, raw[place + 1] ?? ''] : [],
  );
}
