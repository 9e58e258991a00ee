import { type ReactNode, useId } from 'react';
import './bill.css';

/** One row of a bill, both formatted; `amount` may be any figure or word. */
export type BillLine = { label: string; amount: ReactNode };

type BillProps = {
  /** What the bill is, small above its title. */
  kind?: string | undefined;
  title: ReactNode;
  /** One sentence below the title. */
  intro?: ReactNode;
  /** The rows above the total. */
  lines?: readonly BillLine[];
  total: BillLine;
  /** The rows below the total, such as date and status. */
  facts?: readonly BillLine[];
  /** The stamp at the upper right, `BillStamp`. */
  stamp?: ReactNode;
  children?: ReactNode;
};

function Rows({ rows }: { rows: readonly BillLine[] }) {
  return rows.map(({ label, amount }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  ));
}

/** An order as a bill, torn off below: what it is, its rows, the total, and facts about it. */
export function Bill({ kind, title, intro, lines = [], total, facts = [], ...rest }: BillProps) {
  const { stamp, children } = rest;
  const id = useId();
  return (
    <section className="bill" aria-labelledby={id}>
      <div className="bill__head">
        <h2 id={id}>
          {kind ? <span className="bill__kind">{kind}</span> : null}
          {kind ? ' ' : null}
          <span>{title}</span>
        </h2>
        {stamp}
      </div>
      {intro ? <p className="bill__note">{intro}</p> : null}
      <dl className="bill__lines">
        <Rows rows={lines} />
        <div className="bill__total">
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
        <Rows rows={facts} />
      </dl>
      {children}
    </section>
  );
}

/** The stamp of a paid bill: a word and a day in the logo's arch. */
export function BillStamp({ word, day }: { word: string; day: ReactNode }) {
  return (
    <p className="bill__stamp">
      {word}
      <small>{day}</small>
    </p>
  );
}
