import type { Ref } from 'react';
import { copyAddress } from '#core/picture.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized, localize } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { Stars } from '#ui/layout/stars.tsx';
import { testimonialsTexts } from '../testimonials.texts.ts';
import type { Testimonial } from '../testimonials.ts';

type TestimonialCardProps = {
  testimonial: Testimonial;
  /** The first of the list: at full size. */
  isLead: boolean;
  cardRef?: Ref<HTMLElement> | undefined;
};

/** One testimonial: stars, quotation and author. */
export function TestimonialCard({ testimonial, isLead, cardRef }: TestimonialCardProps) {
  const { language } = useLanguage();
  const t = useTexts(testimonialsTexts);
  const { name, company, imageUrl, picture, rating } = testimonial;
  const { text, lang } = localize(language, testimonial.testimonial, testimonial.testimonialPt);
  const quoteLanguage = lang ?? language;
  const [smallest] = picture?.widths ?? [];
  const portrait = imageUrl && smallest ? copyAddress(imageUrl, smallest, 'webp') : imageUrl;
  return (
    <figure className={isLead ? 'quote quote--lead' : 'quote'} ref={cardRef} tabIndex={-1}>
      <Stars rating={rating} label={t('stars', { rating })} />
      <blockquote lang={lang}>
        {translate(testimonialsTexts, quoteLanguage, 'quoteOpen')}
        <Unbroken>{text}</Unbroken>
        {translate(testimonialsTexts, quoteLanguage, 'quoteClose')}
      </blockquote>
      <figcaption className="who">
        <Avatar name={name} image={portrait} size={isLead ? 'lg' : 'sm'} />
        <div>
          <b translate="no">{name}</b>
          <small>
            <Localized en={testimonial.position} pt={testimonial.positionPt} />,{' '}
            <span translate="no">{company}</span>
          </small>
        </div>
      </figcaption>
    </figure>
  );
}
