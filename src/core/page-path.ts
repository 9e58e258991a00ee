type ParamName<Pattern extends string> = Pattern extends `${infer Start}/${infer Rest}`
  ? ParamName<Start> | ParamName<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** The params of a pattern, decoded: `{ slug: string }` for `/blog/:slug`. */
export type PathParams<Pattern extends string = string> = string extends Pattern
  ? Record<string, string>
  : { [Name in ParamName<Pattern>]: string };

/** Whether a pattern has params. */
export type HasParams<Pattern extends string> = [ParamName<Pattern>] extends [never] ? false : true;

type HrefArguments<Pattern extends string> = string extends Pattern
  ? [params?: PathParams]
  : HasParams<Pattern> extends true
    ? [params: PathParams<Pattern>]
    : [];

/** The address of a page. Links are made by its `href`, never typed by hand. */
export type PagePath<Pattern extends string = string> = {
  /** Path without a language prefix; `:name` stands for one segment. */
  pattern: Pattern;
  /** The path with its params filled in and encoded, without a language prefix. */
  href(...params: HrefArguments<Pattern>): string;
};

/** Declares the address of a page. The pattern `*` matches no address. */
export function definePath<const Pattern extends `/${string}` | '*'>(
  pattern: Pattern,
): PagePath<Pattern> {
  return {
    pattern,
    href: (params: PathParams = {}) =>
      pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  };
}

/** Returns the params of a path that matches a pattern; null if it does not, or is wrongly encoded. */
export function matchPattern(pattern: string, path: string): PathParams | null {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return null;
  const params: PathParams = {};
  try {
    for (const [index, part] of expected.entries()) {
      const segment = decodeURIComponent(actual[index] ?? '');
      if (part.startsWith(':')) params[part.slice(1)] = segment;
      else if (part !== segment) return null;
    }
    return params;
  } catch {
    return null;
  }
}

/** What a form can be about, besides what is typed. */
export type AboutKind = 'service' | 'package' | 'case' | 'post';

/** Adds to the address of a form the record that the visitor comes from: `?about=service:ecommerce`. */
export function hrefAbout(href: string, kind: AboutKind, id: string): string {
  return `${href}?about=${kind}:${encodeURIComponent(id)}`;
}
