import { useEffect, useState } from 'react';
import { centsOf } from '#core/money.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { IconCopy } from '#ui/icons/icons.tsx';
import { useHydrated } from '#ui/layout/use-hydrated.ts';
import { groupIban } from '../iban.ts';
import { transferTexts } from '../transfer.texts.ts';
import './transfer-details.css';

/** Milliseconds for which the button says that it has copied. */
const shownFor = 2500;

/** Copies a text, where scripts run; `label` says which one, to those who do not see it. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTexts(transferTexts);
  const isAlive = useHydrated();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!isAlive) return null;
  // Without permission the text stays on screen, where it can be selected.
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied((count) => count + 1),
      () => undefined,
    );
  return (
    <Button variant="line" size="sm" onClick={copy}>
      {copied ? <IconCheck /> : <IconCopy />}
      <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
      {copied ? null : <span className="sr"> {label}</span>}
    </Button>
  );
}

type TransferDetailsProps = {
  transfer: {
    iban: string;
    bic: string;
    holder: string;
    /** In euros. */
    amount: number;
    qr: { size: number; path: string };
  };
  currency: string;
  reference: string;
};

/** How something is paid by a bank transfer: the account, the amount, the reference and a code of them. */
export function TransferDetails({ transfer, currency, reference }: TransferDetailsProps) {
  const t = useTexts(transferTexts);
  const { language } = useLanguage();
  const { iban, bic, holder, amount, qr } = transfer;
  return (
    <section className="transfer" aria-labelledby="transfer">
      <h3 id="transfer">{t('title')}</h3>
      <p>{t('lead')}</p>
      <div className="transfer__parts">
        <dl className="transfer__facts">
          <div>
            <dt>{t('iban')}</dt>
            <dd>
              <span className="num" translate="no">
                {groupIban(iban)}
              </span>
              <CopyButton text={iban} label={t('copyIban')} />
            </dd>
          </div>
          {bic === '' ? null : (
            <div>
              <dt>{t('bic')}</dt>
              <dd translate="no">{bic}</dd>
            </div>
          )}
          <div>
            <dt>{t('holder')}</dt>
            <dd translate="no">{holder}</dd>
          </div>
          <div>
            <dt>{t('amount')}</dt>
            <dd className="num">{formatMoney({ cents: centsOf(amount), currency }, language)}</dd>
          </div>
          <div>
            <dt>{t('reference')}</dt>
            <dd>
              <span translate="no">{reference}</span>
              <CopyButton text={reference} label={t('copyReference')} />
            </dd>
          </div>
        </dl>
        <figure className="transfer__code">
          <svg
            role="img"
            aria-label={t('qr')}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
          <figcaption>{t('qrHint')}</figcaption>
        </figure>
      </div>
      <p>{t('referenceHint')}</p>
      <p>{t('next')}</p>
    </section>
  );
}
