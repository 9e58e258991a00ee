import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { tabStore } from '#core/browser-storage.ts';
import type { Company } from '#features/company/company.ts';
import { useTexts } from '#i18n/language-context.tsx';
import type { WaitKind } from '#platform/payments/payment-wait.ts';
import { TextField } from '#ui/form/field.tsx';
import type { CardHandle } from '../../checkout/components/use-pay.ts';
import { methodTexts } from '../method.texts.ts';
import { identifyInSandbox, waitInSandbox } from '../sandbox-payment.ts';
import { SandboxCard } from './sandbox-card.tsx';
import './sandbox-methods.css';

type SandboxMethod = 'card' | WaitKind;

/** The `sessionStorage` key of the method that was chosen last. */
const methodKey = 'sandboxMethod';

/** Returns the method that was chosen last, if it is offered, so that a request can be sent again. */
function readMethod(offered: readonly SandboxMethod[]): SandboxMethod {
  const stored = tabStore.get(methodKey);
  return offered.find((method) => method === stored) ?? 'card';
}

function saveMethod(method: SandboxMethod): void {
  // Without storage the card comes first again after a reload.
  tabStore.set(methodKey, method);
}

type SandboxMethodsProps = {
  ref: Ref<CardHandle>;
  /** Whether methods that cannot renew a subscription are offered. */
  canWait: boolean;
  clientSecret: string;
  amount: string;
  company: Company | undefined;
};

/** The number that the test of MB WAY begins with. */
const samplePhone = '+351 912 000 210';

/** The sandbox's payment methods: the card form, or what is said about a method that waits. */
export function SandboxMethods({ ref, canWait, clientSecret, ...rest }: SandboxMethodsProps) {
  const t = useTexts(methodTexts);
  const card = useRef<CardHandle>(null);
  const offered: SandboxMethod[] = canWait
    ? ['card', 'mb_way', 'multibanco', 'sepa_debit']
    : ['card', 'sepa_debit'];
  const [chosen, setChosen] = useState<SandboxMethod>(() => readMethod(offered));
  const [phone, setPhone] = useState(samplePhone);

  useImperativeHandle(ref, () => ({
    check: () => (chosen === 'card' ? (card.current?.check() ?? false) : true),
    async identify() {
      if (chosen === 'card') return (await card.current?.identify()) ?? null;
      return identifyInSandbox({ method: chosen });
    },
    async pay() {
      if (chosen === 'card' && card.current) return card.current.pay();
      if (chosen === 'card') throw new Error('The card fields are not there');
      const outcome = await waitInSandbox(clientSecret, { method: chosen, phone });
      if (outcome.kind === 'action_required') throw new Error('A wait has no second step');
      return outcome;
    },
  }));

  function choose(method: SandboxMethod): void {
    setChosen(method);
    saveMethod(method);
  }

  return (
    <div className="form">
      <fieldset className="methods">
        <legend>{t('legend')}</legend>
        {offered.map((method) => (
          <label key={method}>
            <input
              type="radio"
              name="method"
              value={method}
              checked={chosen === method}
              onChange={() => choose(method)}
            />
            <span className="methods__what">
              <span>{t(method)}</span>
              <span className="methods__when">{t(`${method}_when`)}</span>
              {method === 'card' ? null : <small>{t(`${method}_how`)}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {chosen === 'card' ? <SandboxCard ref={card} clientSecret={clientSecret} {...rest} /> : null}
      {chosen === 'mb_way' ? (
        <TextField
          type="tel"
          name="phone"
          autoComplete="tel"
          label={t('phone')}
          hint={t('phoneHint')}
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
      ) : null}
      {chosen === 'card' ? null : <p className="methods__test">{t('test')}</p>}
    </div>
  );
}
