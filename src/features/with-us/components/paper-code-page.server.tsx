import {
  CodeForm,
  type CodeStep,
} from '#features/auth/client-code/components/code-form.server.tsx';
import { useTexts } from '#i18n/language-context.tsx';
import { withUsTexts } from '../with-us.texts.ts';

/** The step before a paper of a client that opens with a mailed code. */
export function PaperCodePage({ step, backHref }: { step: CodeStep; backHref: string }) {
  const t = useTexts(withUsTexts);
  return (
    <div className="wrap rel rel--narrow">
      <section className="card card--pad rel-form">
        <CodeForm {...step} />
      </section>
      <p>
        <a className="rel-link" href={backHref}>
          {t('backToPage')}
        </a>
      </p>
    </div>
  );
}
