/** The door of the house: with a tick for a payment that came in, with a clock for one under way. */
export function PaymentMark({ status }: { status: 'paid' | 'pending' }) {
  return (
    <svg className="paid__mark" viewBox="0 0 88 104" aria-hidden="true">
      <path fill="#e7e1d6" d="M0 104V44a44 44 0 0 1 88 0v60z" />
      <path fill="#17318a" d="M7 104V44a37 37 0 0 1 74 0v60z" />
      <path fill="#2c53c4" d="M15 104V46a29 29 0 0 1 58 0v58z" />
      {status === 'paid' ? (
        <path
          d="m30 58 11 11 20-22"
          fill="none"
          stroke="#fbfbf8"
          strokeWidth="6"
          strokeLinecap="square"
        />
      ) : (
        <path
          d="M44 40v18l11 8"
          fill="none"
          stroke="#fbfbf8"
          strokeWidth="6"
          strokeLinecap="square"
        />
      )}
    </svg>
  );
}
