import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Subject } from './subject.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every mail of the product by the file that builds it, numbered where one file builds several. */
export async function mailSubjects(): Promise<Subject[]> {
  // Mails are written in JSX, which Node alone does not read.
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const loaded = await vite.ssrLoadModule('/tests/api/mail/every-mail.ts');
    const { mailsIn } = loaded as typeof import('../api/mail/every-mail.ts');
    const mails = { en: mailsIn('en'), pt: mailsIn('pt') };
    const images = await vite.ssrLoadModule('/src/features/mail/mail-images.server.ts');
    const { mailImages } = images as typeof import('#features/mail/mail-images.server.ts');
    // A mail carries its images beside its HTML, which a page cannot.
    const inline = (html: string) =>
      mailImages.reduce(
        (whole, { cid, contentType, content }) =>
          whole.replaceAll(
            `cid:${cid}`,
            `data:${contentType};base64,${content.toString('base64')}`,
          ),
        html,
      );
    return Object.entries(mails.en).flatMap(([builder, built]) =>
      built.map((_, index) => ({
        name: `mail-${builder.split('/').at(-1)}${index === 0 ? '' : `-${index + 1}`}`,
        open: ({ page, look }) =>
          page.setContent(inline(mails[look.language][builder]?.[index]?.html ?? ''), {
            waitUntil: 'load',
          }),
      })),
    );
  } finally {
    await vite.close();
  }
}
