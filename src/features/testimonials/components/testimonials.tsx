import { useContext, useEffect, useRef, useState } from 'react';
import { usePageWords } from '#features/page-words/components/use-page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button } from '#ui/controls/button.tsx';
import { NavigationContext } from '#ui/controls/navigation-context.ts';
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx';
import { featuredTestimonialsQuery, testimonialsQuery } from '../testimonials.queries.ts';
import { testimonialsTexts } from '../testimonials.texts.ts';
import { allTestimonials, initialCount, nextCount } from '../visible-count.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import './testimonials.css';

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
