import { type FormEvent, type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { FailureNote } from '#ui/admin/calls/failure-note.tsx';
import { useStaffAction } from '#ui/admin/calls/use-staff-action.ts';
import { ShortDay } from '#ui/admin/instant.tsx';
import { PageHeading } from '#ui/admin/layout/page-heading.tsx';
import { EmptyState } from '#ui/admin/list/empty-state.tsx';
import { LoadFailure, LoadingRows, ShowMore } from '#ui/admin/list/list-states.tsx';
import { SearchField } from '#ui/admin/list/search-field.tsx';
import { usePages } from '#ui/admin/list/use-pages.ts';
import { useUndo } from '#ui/admin/undo/undo-context.ts';
import { Button } from '#ui/controls/button.tsx';
import { useToast } from '#ui/feedback/toast/use-toast.ts';
import { TextField } from '#ui/form/field.tsx';
import { addRedirect, removeRedirect } from '../../admin/content-calls.ts';
import { redirectsQuery } from '../../content.queries.ts';
import type { Redirect } from '../../redirects/redirects.schema.ts';
import { listsTexts } from './lists.texts.ts';
import '#ui/admin/layout/panel.css';
import '#ui/admin/layout/rows.css';
import './order-list.css';

const nothing = { path: '', target: '' };

/** The addresses that lead to others; one is added, and any removed and put back. */
export function RedirectsList({ title, above }: { title: string; above: ReactNode }) {
  const t = useTexts(listsTexts);
  const offerUndo = useUndo();
  const showToast = useToast();
  const [q, setQ] = useState('');
  const [typed, setTyped] = useState(nothing);
  const list = usePages((page) => redirectsQuery({ q, page }));
  const { busy, failure, run } = useStaffAction();
  const { pages, error, outdated, more, refetch } = list;
  const redirects = pages.flatMap((page) => page.redirects);
  const total = pages[0]?.total;

  function add(event: FormEvent): void {
    event.preventDefault();
    void run(
      () => addRedirect(typed),
      ({ path, target }) => {
        setTyped(nothing);
        showToast({ title: t('added', { path, target }) });
        return refetch();
      },
    );
  }

  function remove({ path, target }: Redirect): void {
    void run(
      () => removeRedirect(path),
      () => {
        offerUndo({
          text: t('removed', { path }),
          async undo() {
            await addRedirect({ path, target });
            await refetch();
          },
        });
        return refetch();
      },
    );
  }

  return (
    <>
      <PageHeading title={title} above={above} lead={t('redirectsLead')} />
      <div className="pan content-redirects">
        <form className="pan__b" onSubmit={add}>
          <TextField
            label={t('from')}
            required
            placeholder="/blog/…"
            value={typed.path}
            onChange={({ target }) => setTyped({ ...typed, path: target.value })}
          />
          <TextField
            label={t('to')}
            required
            placeholder="/blog/…"
            value={typed.target}
            onChange={({ target }) => setTyped({ ...typed, target: target.value })}
          />
          <Button type="submit" busy={busy}>
            {t('add')}
          </Button>
        </form>
        <FailureNote failure={failure} />
      </div>
      <SearchField label={t('search')} value={q} onSearch={setQ} />
      <div className="pan" aria-busy={outdated}>
        {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
        {total === undefined && !error ? <LoadingRows /> : null}
        {total === 0 ? (
          <EmptyState object="bridge" title={t('redirectsEmpty')}>
            {t('redirectsEmptyText')}
          </EmptyState>
        ) : null}
        {redirects.length > 0 ? (
          <ul className="rows rows--2">
            {redirects.map((redirect) => (
              <li key={redirect.path}>
                <div>
                  <strong>{redirect.path}</strong>
                  <small>
                    → {redirect.target}, <ShortDay at={redirect.at} />
                  </small>
                </div>
                <Button
                  variant="text"
                  busy={busy}
                  aria-label={t('removeNamed', { path: redirect.path })}
                  onClick={() => remove(redirect)}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        {total !== undefined && redirects.length < total ? <ShowMore more={more} /> : null}
      </div>
    </>
  );
}
