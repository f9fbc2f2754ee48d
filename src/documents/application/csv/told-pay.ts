import type { SaidCell } from './told-stage.ts';

/** The least and the most that is paid, where a table has a column for each. */
export type ToldPay = { salaryMin?: SaidCell<string>; salaryMax?: SaidCell<string> };

/** What is paid as one would write it: "40000 – 50000", "from 40000" or "up to 50000"; empty where neither is told. */
export function payText({ salaryMin, salaryMax }: ToldPay): string {
  if (salaryMin && salaryMax && salaryMin.value !== salaryMax.value)
    return `${salaryMin.value} – ${salaryMax.value}`;
  if (salaryMin && salaryMax) return salaryMin.value;
  if (salaryMin) return `from ${salaryMin.value}`;
  return salaryMax ? `up to ${salaryMax.value}` : '';
}
