import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { localize } from '#i18n/localized.tsx';
import { packagesHref } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { parseEndDate } from '#ui/feedback/countdown-time.ts';
import { IconLock } from '#ui/icons/frame-icons.tsx';
import { offersTexts, runningOffersQuery } from '../offers.ts';
import './offer-banner.css';

type OfferBannerProps = {
  /** As one line, where the visitor is busy with something of their own. */
  line?: boolean | undefined;
  /** The package that is being bought: an offer about it is in the bill and leads nowhere. */
  buying?: string | undefined;
};

/** The offer that ends last with its remaining time. Renders nothing if there is none. */
export function OfferBanner({ line = false, buying }: OfferBannerProps) {
  const t = useTexts(offersTexts);
  const { language } = useLanguage();
  const { data: offers } = useQuery(runningOffersQuery());
  const offer = offers?.[0];
  if (!offer) return null;
  const { text, lang } = localize(language, offer.title, offer.titlePt);
  const countdown = <Countdown endDate={offer.endsAt} label={t('timerLabel')} />;
  // Without a timer the words would be an offer that never ends; the countdown reports the date.
  if (parseEndDate(offer.endsAt) === null) return countdown;
  return (
    <aside className={line ? 'offer offer--line' : 'offer'} aria-labelledby="offer">
      <div className="wrap">
        <h2 id="offer">{t('specialOffer')}</h2>
        <p>
          {buying !== undefined && offer.packageId === buying ? (
            <span lang={lang}>{text}</span>
          ) : (
            <Link to={packagesHref} lang={lang}>
              {text}
            </Link>
          )}
        </p>
        <p className="offer__secure">
          <IconLock />
          {t('securePaymentAvailable')}
        </p>
        {countdown}
      </div>
    </aside>
  );
}
