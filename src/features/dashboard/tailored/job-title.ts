/** What a resume for a job is called before the person says otherwise: "Nurse, St Mary’s Hospital". */
export function titleForJob(job: string, employer: string, otherwise: string): string {
  const named = [job, employer].map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean);
  return named.length > 0 ? named.join(', ') : otherwise;
}
