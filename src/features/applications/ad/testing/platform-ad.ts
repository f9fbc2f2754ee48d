/** An ad with musts, something nice to have, a line that nobody understands, and what an application asks for. */
export const PLATFORM_AD = `Platform Engineer
Nordlys Energy GmbH
Location: Berlin, Germany
Salary: €70,000 - €85,000 per year

About us
We are a growing company and we build the software that keeps the lights on in the north of Europe.

What you bring
• At least 5 years of experience in software development
• Strong knowledge of Terraform and Kubernetes
• Experience with PostgreSQL
• Fluent English
• Knack for grundling

Nice to have
• Ansible
• Knowledge of Kafka

What we offer
• 30 days of holiday and a bicycle

Please apply by 30 November 2026.
`;
