import { type FormEvent, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { blogTagsQuery } from '#features/blog/blog.queries.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useSubmission } from '#ui/form/use-submission.ts';
import { topicField, type Wishes } from '../../wishes.ts';
import { unsubscribePageTexts } from '../unsubscribe-page.texts.ts';
import './reader-wishes.css';

const call = '/api/newsletter/wishes';

function readFailure(error: unknown) {
  const isUnknown = error instanceof HttpError && error.status === 404;
  return { kind: isUnknown ? 'unknown' : 'failed' } as const;
}

type ReaderWishesProps = {
  token: string;
  /** What the reader wants now. */
  wishes: Wishes;
  /** The link is not valid any more. */
  onUnknown: () => void;
};

/** What a reader chooses instead of leaving: fewer issues, or those about some of the blog's tags. */
export function ReaderWishes({ token, wishes, onUnknown }: ReaderWishesProps) {
  const t = useTexts(unsubscribePageTexts);
  const { language } = useLanguage();
  const { data: tags = [] } = useQuery(blogTagsQuery());
  const { busy, submit } = useSubmission(readFailure);
  const [{ lessOften, topics }, setWishes] = useState(wishes);
  const [ended, setEnded] = useState<'done' | 'failed' | null>(null);

  function change(next: Partial<Wishes>): void {
    setWishes({ lessOften, topics, ...next });
    setEnded(null);
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { token, locale: language, lessOften, topics };
    const outcome = await submit(() => apiRequest(call, { body }));
    if (!outcome) return;
    if (outcome.kind === 'unknown') onUnknown();
    else setEnded(outcome.kind);
  }

  return (
    <form className="wishes" action={call} method="post" onSubmit={send}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={language} />
      <h2>{t('wishes')}</h2>
      <label>
        <input
          type="checkbox"
          name="lessOften"
          checked={lessOften}
          onChange={({ target }) => change({ lessOften: target.checked })}
        />
        <span>{t('lessOften')}</span>
      </label>
      {tags.length > 0 ? (
        <fieldset>
          <legend>{t('topics')}</legend>
          <div className="wishes__topics">
            {tags.map(({ tag, name, tagPt }) => (
              <label key={tag}>
                <input
                  type="checkbox"
                  name={`${topicField}${tag}`}
                  checked={topics.includes(tag)}
                  onChange={({ target }) =>
                    change({
                      topics: target.checked
                        ? [...topics, tag]
                        : topics.filter((one) => one !== tag),
                    })
                  }
                />
                <Localized en={name ?? tag} pt={tagPt} />
              </label>
            ))}
          </div>
          <p className="wishes__hint">{t('topicsHint')}</p>
        </fieldset>
      ) : null}
      <div className="wishes__save">
        <Button type="submit" variant="line" busy={busy} busyLabel={t('changing')}>
          {t('saveWishes')}
        </Button>
        <p role="status">{ended === 'done' ? t('wishesSaved') : ''}</p>
      </div>
      {ended === 'failed' && !busy ? <p role="alert">{t('failed')}</p> : null}
    </form>
  );
}
