import { withPrefix } from '#core/site-address.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { blogPath } from '#paths.ts';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { HiddenInputs } from '#ui/form/hidden-inputs.tsx';
import { IconSearch } from '#ui/icons/icons.tsx';
import type { BlogTag } from '../../blog.ts';
import { blogListTexts } from '../blog-list.texts.ts';
import { blogSearch } from '../blog-list.ts';
import type { BlogFilterState } from './use-blog-filter.ts';
import './blog-tools.css';
import '#ui/form/field.css';
import '#ui/controls/segment.css';
import '#ui/layout/tag.css';

/**
 * Search, access and tags in one form, which also works without scripts: the pressed button's value
 * follows those of the fields, and the last value counts.
 */
export function BlogTools({ state, tags }: { state: BlogFilterState; tags: readonly BlogTag[] }) {
  const t = useTexts(blogListTexts);
  const { prefix } = useNavigation().address;
  const { filter, searchBox, searchLater, searchNow, choose } = state;
  return (
    <search>
      <form
        className="blog-tools"
        action={withPrefix(prefix, blogPath.href())}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <HiddenInputs fields={blogSearch({ ...filter, q: '', page: 1 })} />
        <button type="submit" className="sr" tabIndex={-1}>
          {t('searchButton')}
        </button>
        <div className="blog-tools__row">
          <div className="blog-search">
            <label className="sr" htmlFor="blog-search">
              {t('searchLabel')}
            </label>
            <IconSearch />
            <input
              ref={searchBox}
              className="input"
              id="blog-search"
              type="search"
              name="q"
              defaultValue={filter.q}
              placeholder={t('searchHint')}
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              onInput={searchLater}
            />
          </div>
          <fieldset className="seg">
            <legend className="sr">{t('access')}</legend>
            {[false, true].map((premium) => (
              <button
                key={String(premium)}
                type="submit"
                name="premium"
                value={premium ? 'true' : ''}
                aria-pressed={filter.premium === premium}
                onClick={(event) => {
                  event.preventDefault();
                  choose({ premium });
                }}
              >
                {t(premium ? 'premium' : 'all')}
              </button>
            ))}
          </fieldset>
        </div>
        <fieldset className="blog-tags">
          <legend className="sr">{t('byTag')}</legend>
          {tags.map(({ tag, name, tagPt }) => {
            const chosen = tag === filter.tag;
            return (
              <button
                key={tag}
                type="submit"
                className="tag"
                name="tag"
                value={chosen ? '' : tag}
                aria-pressed={chosen}
                onClick={(event) => {
                  event.preventDefault();
                  choose({ tag: chosen ? '' : tag });
                }}
              >
                <Localized en={name ?? tag} pt={tagPt} />
              </button>
            );
          })}
        </fieldset>
      </form>
    </search>
  );
}
