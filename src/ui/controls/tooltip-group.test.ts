import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTooltipGroup,
  helpTooltipDelayMs,
  type TooltipGroup,
  tooltipDelayMs,
  tooltipSkipDelayMs,
} from './tooltip-group.ts';
import { tooltipShift } from './tooltip-shift.ts';

describe('tooltips of one page', () => {
  let clock: number;
  let tasks: { at: number; run: () => void }[];
  let group: TooltipGroup;

  beforeEach(() => {
    clock = 10_000;
    tasks = [];
    group = createTooltipGroup({
      now: () => clock,
      after(ms, run) {
        const task = { at: clock + ms, run };
        tasks.push(task);
        return () => {
          tasks = tasks.filter((other) => other !== task);
        };
      },
    });
  });

  function pass(ms: number) {
    clock += ms;
    for (const task of tasks.filter(({ at }) => at <= clock)) {
      tasks = tasks.filter((other) => other !== task);
      task.run();
    }
  }

  it('have the delays of the specification', () => {
    expect([tooltipDelayMs, helpTooltipDelayMs, tooltipSkipDelayMs]).toEqual([700, 200, 300]);
  });

  it('open after their delay of hover, not before', () => {
    group.hover('a', 700);
    pass(699);
    expect(group.openId()).toBeNull();
    pass(1);
    expect(group.openId()).toBe('a');
  });

  it('do not open when the pointer leaves before the delay', () => {
    group.hover('a', 200);
    pass(150);
    group.close('a');
    pass(1000);
    expect(group.openId()).toBeNull();
  });

  it('open at once when another closed less than 300 ms ago', () => {
    group.open('a');
    group.close('a');
    pass(299);
    group.hover('b', 700);
    expect(group.openId()).toBe('b');
  });

  it('wait again when the other closed 300 ms ago', () => {
    group.open('a');
    group.close('a');
    pass(300);
    group.hover('b', 700);
    expect(group.openId()).toBeNull();
    pass(700);
    expect(group.openId()).toBe('b');
  });

  it('are open one at a time', () => {
    group.open('a');
    group.open('b');
    expect(group.openId()).toBe('b');
    group.close('a');
    expect(group.openId()).toBe('b');
  });

  it('open at once on focus even while a hover is pending', () => {
    group.hover('a', 700);
    group.open('b');
    pass(1000);
    expect(group.openId()).toBe('b');
  });

  it('toggle on tap', () => {
    group.toggle('a');
    expect(group.openId()).toBe('a');
    group.toggle('a');
    expect(group.openId()).toBeNull();
  });

  it('stay open while the pointer travels onto the box', () => {
    group.open('a');
    group.hover('a', 700);
    pass(5000);
    expect(group.openId()).toBe('a');
  });

  it('notify their listeners once per change', () => {
    let calls = 0;
    const stop = group.subscribe(() => {
      calls += 1;
    });
    group.open('a');
    group.open('a');
    group.close('b');
    group.close('a');
    stop();
    group.open('a');
    expect(calls).toBe(2);
  });
});

describe('a tooltip near the edge', () => {
  it('stays where it is when it fits', () => {
    expect(tooltipShift(20, 260, 390)).toBe(0);
  });

  it('moves in from the left and from the right, keeping 8 px', () => {
    expect(tooltipShift(-30, 210, 390)).toBe(38);
    expect(tooltipShift(200, 440, 390)).toBe(-58);
  });

  it('never leaves the screen on the left to fit on the right', () => {
    expect(tooltipShift(20, 500, 390)).toBe(-12);
  });
});
