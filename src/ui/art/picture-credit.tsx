import type { Picture } from '#core/picture.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { pictureCreditTexts } from './picture-credit.texts.ts';

/** Who made an uploaded picture, or where it comes from, under it. */
export function PictureCredit({ picture }: { picture: Picture | undefined }) {
  const t = useTexts(pictureCreditTexts);
  if (!picture?.credit) return null;
  return (
    <p className="muted" dir="auto">
      <small>{t('credit', { credit: picture.credit })}</small>
    </p>
  );
}
