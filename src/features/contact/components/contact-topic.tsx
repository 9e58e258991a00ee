import { topicsQuery } from '#features/topics/topics.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Localized } from '#i18n/localized.tsx';
import { contactPath } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { useNavigation } from '#ui/controls/navigation-context.ts';
import { usePostedForm } from '#ui/form/posted-form.tsx';
import { contactScreenTexts } from '../contact-screen.texts.ts';

/** What the message is about, as the link to the form says, and a link to the form without it. */
export function ContactTopic() {
  const t = useTexts(contactScreenTexts);
  const { search } = useNavigation().address;
  const posted = usePostedForm();
  const about = posted ? posted.values.about : new URLSearchParams(search).get('about');
  const { data } = useQuery({ ...topicsQuery(about ?? ''), enabled: Boolean(about) });
  const topic = data?.find((one) => one.about === about);
  if (!about || !topic) return null;
  return (
    <p className="wide contact-topic">
      <input type="hidden" name="about" value={about} />
      {t('about')}{' '}
      <b>
        <Localized en={topic.title} pt={topic.titlePt} />
      </b>{' '}
      <Link to={contactPath.href()}>{t('aboutRemove')}</Link>
      {/* The link would lose what was typed. The first button is what the Enter key presses. */}
      <noscript>
        <button className="sr" type="submit" tabIndex={-1} aria-hidden="true">
          {t('send')}
        </button>
        <button className="btn btn--line btn--sm" type="submit" name="step" value="forget">
          {t('aboutRemove')}
        </button>
      </noscript>
    </p>
  );
}
