import sharp from 'sharp';

/** A photograph of noise, turned by its camera, with the place where it was taken in its metadata. */
export async function photograph(width = 1800, height = 1200): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 40 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' },
    })
    .toBuffer();
}

/** A small drawing as PNG. */
export function drawing(width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#27c' } })
    .png()
    .toBuffer();
}

/** A PNG of the given size by its head alone: what it would take to open it is told, not sent. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.set([8, 2, 0, 0, 0], 24);
  head.writeUInt32BE(crcOf(head.subarray(12, 29)), 29);
  const end = Buffer.from('0000000049444154789c0300000000011a2b3c4d', 'hex');
  return Buffer.concat([head, end]);
}

function crcOf(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n');
