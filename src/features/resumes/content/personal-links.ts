/** Links that many resumes have; any other is given a name by the person. */
export const LINK_KINDS: readonly { label: string; placeholder: string }[] = [
  { label: 'LinkedIn', placeholder: 'linkedin.com/in/your-name' },
  { label: 'Website', placeholder: 'your-name.com' },
  { label: 'GitHub', placeholder: 'github.com/your-name' },
];
