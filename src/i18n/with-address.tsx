import { Unbroken } from './unbroken.tsx';

type WithAddressProps = { address: string; children: string };

/** A sentence in which an e-mail address stands out, and has a line of its own before it is broken. */
export function WithAddress({ address, children }: WithAddressProps) {
  const [before = '', ...after] = children.split(address);
  return (
    <Unbroken>
      {before}
      <b className="address" translate="no">
        {address}
      </b>
      {after.join(address)}
    </Unbroken>
  );
}
