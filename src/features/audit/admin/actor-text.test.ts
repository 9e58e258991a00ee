import { describe, expect, it } from 'vitest';
import { actorText } from './actor-text.ts';

const entry = { action: 'order.refund', actorKind: 'staff', actorName: null };

describe('who made a change', () => {
  it('is a member of the staff by name', () => {
    expect(actorText({ ...entry, actorName: 'Rita Falcão' }, 'en')).toBe('Rita Falcão');
  });

  it('is what acted where nobody did', () => {
    expect(actorText({ ...entry, actorKind: 'job' }, 'pt')).toBe('Uma tarefa do servidor');
    expect(actorText({ ...entry, actorKind: 'visitor' }, 'en')).toBe('A visitor');
  });

  it('is no visitor where the first owner was added', () => {
    const first = { ...entry, action: 'staff.add', actorKind: 'visitor' };
    expect(actorText(first, 'en')).toBe('At the first start, by the link in the server’s log');
    expect(actorText(first, 'pt')).toBe(
      'No primeiro arranque, pela ligação no registo do servidor',
    );
  });
});
