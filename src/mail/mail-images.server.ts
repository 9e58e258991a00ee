import band from './email-band.png?inline';
import logo from './email-logo.png?inline';
import { bandCid, logoCid } from './mail-styles.ts';

function mailImage(cid: string, filename: string, dataUrl: string) {
  const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  return { cid, filename, contentType: 'image/png', content };
}

/** The images of every mail (4 kB), which the mailer attaches to the mails that show them. */
export const mailImages = [
  mailImage(bandCid, 'band.png', band),
  mailImage(logoCid, 'logo.png', logo),
];
