import { type Choice, languages, themes, widths } from './looks.ts';

const usage =
  'Usage: npm run pictures -- [--only=/services,booked] [--languages=en,pt] [--themes=light,dark] [--widths=1440,768,390,320]';

function among<Value>(name: string, given: readonly string[], known: readonly Value[]): Value[] {
  const unknown = given.filter((value) => !known.map(String).includes(value));
  if (unknown.length > 0)
    throw new Error(`--${name} does not know ${unknown.join(', ')}. ${usage}`);
  return known.filter((value) => given.includes(String(value)));
}

/** Reads what was typed after `npm run pictures --`. Throws a sentence for what it does not know. */
export function readArguments(given: readonly string[]): Choice {
  const values = new Map<string, string[]>();
  for (const argument of given) {
    const [, name = '', list = ''] = /^--(only|languages|themes|widths)=(.+)$/.exec(argument) ?? [];
    if (name === '') throw new Error(`${argument} is unknown. ${usage}`);
    values.set(name, list.split(','));
  }
  return {
    only: values.get('only') ?? [],
    languages: among('languages', values.get('languages') ?? [...languages], languages),
    themes: among('themes', values.get('themes') ?? [...themes], themes),
    widths: among('widths', values.get('widths') ?? widths.map(String), widths),
  };
}
