import band from './email-band.png?inline';
import logo from './email-logo.png?inline';
import { bandCid, logoCid } from './mail-look.ts';

function asImage(cid: string, filename: string, dataUrl: string) {
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return { cid, filename, contentType: 'image/png', content };
}

/** The pictures of every mail (4 kB), attached by the mailer to the mails that show them. */
export const mailImages = [asImage(bandCid, 'band.png', band), asImage(logoCid, 'logo.png', logo)];
