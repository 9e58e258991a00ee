const signs = {
  paid: 'm30 58 11 11 20-22',
  pending: 'M44 40v18l11 8',
  refunded: 'M60 58H30m10-11L29 58l11 11',
};

/** The logo's arch with the payment's sign: a tick if paid, a clock if pending, an arrow if refunded. */
export function PaymentMark({ status }: { status: keyof typeof signs | 'loading' }) {
  return (
    <svg className="paid__mark" viewBox="0 0 88 104" aria-hidden="true">
      <path fill="#e7e1d6" d="M0 104V44a44 44 0 0 1 88 0v60z" />
      <path fill="#17318a" d="M7 104V44a37 37 0 0 1 74 0v60z" />
      <path fill="#2c53c4" d="M15 104V46a29 29 0 0 1 58 0v58z" />
      {status === 'loading' ? null : (
        <path
          d={signs[status]}
          fill="none"
          stroke="#fbfbf8"
          strokeWidth="6"
          strokeLinecap="square"
        />
      )}
    </svg>
  );
}
