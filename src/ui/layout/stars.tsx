import './stars.css';

const positions = [1, 2, 3, 4, 5];
const star = {
  __html:
    '<path d="M12 2.6 14.9 8.6l6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z"/>',
};

/** Five stars, filled up to `rating` (0 to 5). `label` says the rating in words. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {positions.map((position) => (
        <svg
          key={position}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={position <= rating ? undefined : 'off'}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, rendered 30 times on home
          dangerouslySetInnerHTML={star}
        />
      ))}
    </span>
  );
}
