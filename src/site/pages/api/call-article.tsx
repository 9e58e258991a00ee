import { Fragment } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { apiTexts } from './api.texts.ts';
import { anchorOf } from './calls.ts';
import { CodeBlock, LocalizedWords } from './code-text.tsx';
import { writeExample } from './example-call.ts';
import type { Call } from './open-api.ts';
import { writeSchema } from './write-schema.ts';

const problemType = 'application/problem+json';

/** A path, whose lines break before its slashes only. */
function Path({ path }: { path: string }) {
  return path.split(/(?=\/)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path keep their order
    <Fragment key={place}>
      {place > 1 ? <wbr /> : null}
      <span className="unbroken">{part}</span>
    </Fragment>
  ));
}

function Parameters({ parameters = [] }: Call) {
  const t = useTexts(apiTexts);
  if (parameters.length === 0) return null;
  return (
    <>
      <h4>{t('parameters')}</h4>
      <ul className="api-list">
        {parameters.map(
          ({ name, in: place, required, schema, description, 'x-description-pt': pt }) => (
            <li key={`${place} ${name}`}>
              <code>{name}</code> <span lang="en">({place})</span>
              {required ? `, ${t('required')}` : null}
              {schema ? (
                <>
                  : <code>{writeSchema(schema)}</code>
                </>
              ) : null}
              {description ? (
                <>
                  {' '}
                  <LocalizedWords en={description} pt={pt} />
                </>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function Body({ requestBody }: Call) {
  const t = useTexts(apiTexts);
  const content = Object.entries(requestBody?.content ?? {});
  if (content.length === 0) return null;
  return (
    <>
      <h4>{t('body')}</h4>
      {content.map(([type, { schema }]) => (
        <div key={type}>
          <p>
            <code>{type}</code>
          </p>
          {schema ? <CodeBlock>{writeSchema(schema)}</CodeBlock> : null}
        </div>
      ))}
    </>
  );
}

function Responses({ responses }: Call) {
  const t = useTexts(apiTexts);
  return (
    <>
      <h4>{t('responses')}</h4>
      <dl className="api-responses">
        {Object.entries(responses).map(
          ([status, { description, 'x-description-pt': pt, content = {} }]) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>
                <LocalizedWords en={description} pt={pt} />
                {Object.entries(content).map(([type, { schema }]) =>
                  type === problemType || !schema ? null : (
                    <CodeBlock key={type}>{writeSchema(schema)}</CodeBlock>
                  ),
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

/** One call: what it does, what it takes, what it returns, and how to try it. */
export function CallArticle({ call, origin }: { call: Call; origin: string }) {
  const t = useTexts(apiTexts);
  return (
    <article id={anchorOf(call)} className="api-call">
      <h3>
        <code>
          {call.method} <Path path={call.path} />
        </code>
      </h3>
      {call.summary ? (
        <p>
          <LocalizedWords en={call.summary} pt={call['x-summary-pt']} />
        </p>
      ) : null}
      <Parameters {...call} />
      <Body {...call} />
      <Responses {...call} />
      <h4>{t('example')}</h4>
      <CodeBlock>{writeExample(call, origin)}</CodeBlock>
    </article>
  );
}
