import { loadSource } from './load-source.ts';
import type { Look } from './looks.ts';
import type { Subject } from './subject.ts';

/** A mail in both languages, with its images within its HTML. */
type HtmlMail = { name: string; html: Record<Look['language'], string> };

/** Every mail of the product by the file that builds it, numbered where one file builds several. */
export function htmlMails(): Promise<HtmlMail[]> {
  return loadSource(async (load) => {
    const { mailsIn } = (await load(
      '/tests/api/mail/every-mail.ts',
    )) as typeof import('../api/mail/every-mail.ts');
    const mails = { en: mailsIn('en'), pt: mailsIn('pt') };
    const { mailImages } = (await load(
      '/src/mail/mail-images.server.ts',
    )) as typeof import('#mail/mail-images.server.ts');
    const { drawNamedFace } = (await load(
      '/src/ui/art/faces/draw-face.ts',
    )) as typeof import('#ui/art/faces/draw-face.ts');
    const face = (whole: string, name: string) => {
      const svg = drawNamedFace(name);
      return svg === null
        ? whole
        : `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    };
    // A mail carries its images beside its HTML, which a page cannot.
    const inline = (html: string) =>
      mailImages.reduce(
        (whole, { cid, contentType, content }) =>
          whole.replaceAll(
            `cid:${cid}`,
            `data:${contentType};base64,${content.toString('base64')}`,
          ),
        html.replaceAll(/cid:(face-[a-z0-9-]+)@entrada\.mail/g, face),
      );
    return Object.entries(mails.en).flatMap(([builder, built]) =>
      built.map((mail, index) => ({
        name: `mail-${builder.split('/').at(-1)}${index === 0 ? '' : `-${index + 1}`}`,
        html: { en: inline(mail.html), pt: inline(mails.pt[builder]?.[index]?.html ?? '') },
      })),
    );
  });
}

export async function mailSubjects(): Promise<Subject[]> {
  return (await htmlMails()).map(({ name, html }) => ({
    name,
    open: ({ page, look }) => page.setContent(html[look.language], { waitUntil: 'load' }),
  }));
}
