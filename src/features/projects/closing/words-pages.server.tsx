import { Hono, type Context as HonoContext } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod/mini';
import { requireCompany } from '#features/company/company.server.ts';
import { translate } from '#i18n/texts.ts';
import { wordsPath } from '#paths.ts';
import type { ApiEnv } from '#platform/context/mount-features.server.ts';
import { keepPrivate } from '#platform/http/keep-private.server.ts';
import { pathParam } from '#platform/http/path-param.server.ts';
import { doTexts } from '../do/do.texts.ts';
import { UnknownLinkPage } from '../do/do-page.server.tsx';
import { type DoAssets, formatDoPage } from '../do/do-pages.server.tsx';
import { giveWords, showWords, takeWordsBack } from './client-words.server.ts';
import { wordsInput } from './words.input.ts';
import { wordsErrorText, wordsTexts } from './words.texts.ts';
import { type RefusedWords, WordsPage } from './words-page.server.tsx';

const formLimit = 64 * 1024;

/** Reads a form; returns what was typed, and the values or the error of each field. */
async function readWords(form: URLSearchParams, language: 'en' | 'pt') {
  const typed = Object.fromEntries(form);
  const parsed = z.safeParse(wordsInput, typed);
  if (parsed.success) return { typed, value: parsed.data, errors: {} };
  const errors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => {
      const field = String(path[0] ?? '');
      return [field, wordsErrorText(language, field, message)];
    }),
  );
  return { typed, value: null, errors };
}

/**
 * `/do/words/<token>`: the page on which a client of finished work says a few words about us, and takes
 * them back. Drawn by the server for everybody; reading it changes nothing, and the token is the proof.
 */
export function wordsPages({ lines, finish }: DoAssets): Hono<ApiEnv> {
  async function respond(
    c: HonoContext<ApiEnv>,
    refused: RefusedWords | null,
    status: 200 | 409 | 422,
  ): Promise<Response> {
    const { context } = c.var;
    const shown = await showWords(context, pathParam(c, 'token'));
    const company = await context.database.read(requireCompany);
    const language = shown?.language ?? 'en';
    const page = shown ? (
      <WordsPage shown={shown} refused={refused} company={company} />
    ) : (
      <UnknownLinkPage company={company} />
    );
    const title = shown
      ? translate(wordsTexts, language, 'title')
      : translate(doTexts, language, 'unknown_title');
    const body = renderToStaticMarkup(page);
    const html = formatDoPage({ language, title: `${title} — ${company.brand}`, lines, body });
    keepPrivate(c);
    return c.html(await finish(c.req.path, html), shown ? status : 404);
  }

  return new Hono<ApiEnv>()
    .get(wordsPath.pattern, (c) => respond(c, null, 200))
    .post(wordsPath.pattern, async (c) => {
      const { context } = c.var;
      const token = pathParam(c, 'token');
      const shown = await showWords(context, token);
      if (!shown) return respond(c, null, 200);
      const { language } = shown;
      const form = new URLSearchParams((await c.req.text()).slice(0, formLimit));
      const back = form.get('do') === 'take-back';
      const { typed, value, errors } = await readWords(form, language);
      if (!back && value === null) {
        const message = translate(doTexts, language, 'stays');
        return respond(c, { message, errors, typed }, 422);
      }
      const outcome =
        back || value === null
          ? await takeWordsBack(context, token)
          : await giveWords(context, token, value);
      keepPrivate(c);
      if (outcome.ok) return c.redirect(wordsPath.href({ token }), 303);
      const message = wordsErrorText(language, '', outcome.refusal);
      return respond(c, { message, errors: {}, typed }, 409);
    });
}
