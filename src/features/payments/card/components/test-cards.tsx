import { useTexts } from '#i18n/language-context.tsx';
import { IconInfo } from '#ui/icons/icons.tsx';
import { payingTexts } from '../paying.texts.ts';
import './test-cards.css';

const cards = [
  ['4242 4242 4242 4242', 'testPaid'],
  ['4000 0000 0000 0002', 'testDeclined'],
  ['4000 0000 0000 9995', 'testFunds'],
  ['4000 0025 0000 3155', 'testStep'],
  ['4000 0000 0000 0077', 'testProcessing'],
] as const;

/** Says that nothing is charged, and which numbers do what. */
export function TestCards() {
  const t = useTexts(payingTexts);
  return (
    <div className="test-cards">
      <p className="test-cards__title">
        <IconInfo />
        {t('testTitle')}
      </p>
      <p>{t('testText')}</p>
      <ul>
        {cards.map(([number, what]) => (
          <li key={number}>
            <span className="num">{number}</span> {t(what)}
          </li>
        ))}
      </ul>
    </div>
  );
}
