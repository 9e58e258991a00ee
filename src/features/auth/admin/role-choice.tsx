import { useId } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { type Role, roles } from '#platform/permissions/permissions.ts';
import { teamTexts } from './team.texts.ts';
import './role-choice.css';

/** The roles, each with what it may do in words. */
export function RoleChoice({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) {
  const t = useTexts(teamTexts);
  const name = useId();
  return (
    <fieldset className="role-choice">
      <legend>{t('role')}</legend>
      {roles.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === role}
            onChange={() => onChoose(one)}
          />
          <span>
            <b>{t(`role_${one}`)}</b>
            <small>{t(`may_${one}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
