import type { Taken } from './take-pictures.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function figure({ look, file, faults }: Taken): string {
  const { language, theme, width } = look;
  const caption = [`${language}, ${theme}, ${width} px`, ...faults].map(escapeHtml).join('<br>');
  const path = escapeHtml(file);
  return `<figure><a href="${path}"><img src="${path}" loading="lazy" width="240" alt=""></a><figcaption>${caption}</figcaption></figure>`;
}

/** Every picture by its subject, the faults first, as an HTML document. */
export function indexPage(taken: readonly Taken[]): string {
  const bySubject = Map.groupBy(taken, ({ subject }) => subject);
  const sections = [...bySubject].map(
    ([subject, pictures]) =>
      `<section><h2>${escapeHtml(subject)}</h2><div>${pictures.map(figure).join('')}</div></section>`,
  );
  const faulty = taken.filter(({ faults }) => faults.length > 0);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>
body { font: 14px sans-serif; margin: 2rem; background: #ddd }
section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start }
figure { margin: 0; width: 240px } img { height: auto }
</style><h1>${taken.length} pictures, ${faulty.length} with faults</h1>${faulty.map(figure).join('')}${sections.join('')}</html>\n`;
}
