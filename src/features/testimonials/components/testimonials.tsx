import { type Ref, useContext, useEffect, useRef, useState } from 'react';
import { portraitAddress } from '#core/picture.ts';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { Localized, localize } from '#i18n/localized.tsx';
import { translate } from '#i18n/texts.ts';
import { Unbroken } from '#i18n/unbroken.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { Avatar } from '#ui/layout/avatar.tsx';
import { Stars } from '#ui/layout/stars.tsx';
import {
  allTestimonials,
  featuredTestimonialsQuery,
  initialCount,
  nextCount,
  type Testimonial,
  testimonialsQuery,
  testimonialsTexts,
} from '../testimonials.ts';
import './testimonials.css';

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
  const { name, company, face, imageUrl, picture, rating } = testimonial;
  const { text, lang } = localize(language, testimonial.testimonial, testimonial.testimonialPt);
  const quoteLanguage = lang ?? language;
  const portrait = imageUrl && portraitAddress(imageUrl, picture);
  return (
    <figure className={isLead ? 'quote quote--lead' : 'quote'} ref={cardRef} tabIndex={-1}>
      <Stars rating={rating} label={t('stars', { rating })} />
      <blockquote lang={lang}>
        {translate(testimonialsTexts, quoteLanguage, 'quoteOpen')}
        <Unbroken>{text}</Unbroken>
        {translate(testimonialsTexts, quoteLanguage, 'quoteClose')}
      </blockquote>
      <figcaption className="who">
        <Avatar name={name} face={face} image={portrait} size={isLead ? 'lg' : 'sm'} />
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

type TestimonialsProps = {
  /** Shows featured testimonials only: three, then all. Default: six, then three more per click. */
  featuredOnly?: boolean;
};

function TestimonialList({ featuredOnly = false }: TestimonialsProps) {
  const t = useTexts(testimonialsTexts);
  const { data, isPending } = useQuery(
    featuredOnly ? featuredTestimonialsQuery() : testimonialsQuery(),
  );
  const search = useContext(NavigationContext)?.address.search;
  const [count, setCount] = useState(() => initialCount(featuredOnly, search));
  const firstNew = useRef<HTMLElement>(null);
  const [newFrom, setNewFrom] = useState<number | null>(null);
  // After a click on the button, the focus moves to the first card that it added.
  useEffect(() => {
    if (newFrom !== null) firstNew.current?.focus({ preventScroll: true });
  }, [newFrom]);

  if (isPending)
    return (
      <SkeletonList className="quotes" count={initialCount(featuredOnly)} label={t('loading')}>
        <Skeleton shape="meta" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="avatar" />
      </SkeletonList>
    );
  if (!Array.isArray(data))
    return (
      <p className="list-error" role="alert">
        {t('errorLoadingTestimonials')}
      </p>
    );
  return (
    <div className="quotes">
      {data.slice(0, count).map((testimonial, index) => (
        <TestimonialCard
          key={testimonial.id}
          testimonial={testimonial}
          isLead={index === 0}
          cardRef={index === newFrom ? firstNew : undefined}
        />
      ))}
      {data.length > count ? (
        // Without scripts it leads to the page that shows all.
        <form
          className="quotes__more"
          onSubmit={(event) => {
            event.preventDefault();
            setNewFrom(count);
            setCount(nextCount(count, data.length, featuredOnly));
          }}
        >
          <p>{t('shown', { count, all: data.length })}</p>
          <Button
            variant="line"
            type="submit"
            name={allTestimonials.name}
            value={allTestimonials.value}
            formAction="#testimonials-heading"
          >
            {featuredOnly ? t('viewAllTestimonials') : t('loadMoreTestimonials')}
          </Button>
        </form>
      ) : null}
    </div>
  );
}

/** The section of testimonials. Renders nothing if there are none. */
export function Testimonials({ featuredOnly = false }: TestimonialsProps) {
  const t = useTexts(testimonialsTexts);
  const words = usePageWords(featuredOnly ? 'services' : 'home');
  const { data } = useQuery(featuredOnly ? featuredTestimonialsQuery() : testimonialsQuery());
  if (Array.isArray(data) && data.length === 0) return null;
  return (
    <section className="section section--tint" aria-labelledby="testimonials-heading">
      <div className="wrap">
        <div className="head quotes__head">
          <h2 id="testimonials-heading">{t('heading')}</h2>
          <p>{words('testimonialsLead')}</p>
        </div>
        <TestimonialList featuredOnly={featuredOnly} />
      </div>
    </section>
  );
}
