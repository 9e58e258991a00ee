import { type ProjectFile, projectFiles } from '../architecture/project-files.ts';

const ofTexts = /^(?:export )?const \w+ = defineTexts\([\s\S]*?^\}\);$/gm;
const inPortuguese = /^( *)pt: \{(?:[^\n]*\},?$|\n[\s\S]*?^\1\})/gm;

/**
 * The sentences of the site and of the office: each `.texts.ts` and each file whose path `others`
 * matches as a whole, and of other code in `parts` what `defineTexts` is given.
 */
export function sentenceFiles(parts: RegExp, others: RegExp = /$^/): ProjectFile[] {
  return projectFiles(/^src\/.*(?<!\.test)\.tsx?$/).flatMap(({ path, text }) => {
    if (others.test(path)) return [{ path, text }];
    if (!parts.test(path)) return [];
    if (path.endsWith('.texts.ts')) return [{ path, text }];
    const texts = text.match(ofTexts) ?? [];
    return texts.length > 0 ? [{ path, text: texts.join('\n') }] : [];
  });
}

/** The Portuguese of a file: what follows `pt:`, and the fields whose names end in `Pt`. */
export function portugueseOf(text: string): string {
  const fields = /\w+Pt:\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`)/g;
  return [...(text.match(inPortuguese) ?? []), ...(text.match(fields) ?? [])].join('\n');
}

/** A file without what follows `pt:`. */
export function englishOf(text: string): string {
  return text.replace(inPortuguese, '');
}
