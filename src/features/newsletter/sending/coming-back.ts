/**
 * Returns whether a mail came back for good or for now. Only what is wrong with the address is for good;
 * a full mailbox, a mail that is too large, or a server that refuses its sender may take the next one.
 * `status`: the report's own code, where its words have none. Codes: RFC 5321 4.2, RFC 3463.
 */
export function comingBackOf(reason: string, status = ''): 'hard' | 'soft' {
  const code = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/;
  const [detail = status] = code.exec(reason) ?? [];
  if (detail !== '')
    return /^5\.(?:0\.0|1\.[^78]|1\.\d\d|2\.1$|4\.)/.test(detail) ? 'hard' : 'soft';
  return /(?<![\d.])(?:4\d\d|552)(?![\d.])/.test(reason) ? 'soft' : 'hard';
}
