export const developerAd = `Senior Frontend Developer (m/f/d)
Acme builds software for hospitals. We are growing.
What you'll do
- Build accessible web apps in React and TypeScript
- Work with designers in Figma
Requirements
- 5+ years of experience with JavaScript and modern frameworks
- Strong knowledge of React, CSS and REST APIs
- Experience with design systems and state machines
- Bachelor's degree in Computer Science or equivalent
- Excellent communication skills
Nice to have
- Experience with GraphQL or Node.js
- Knowledge of clinical workflows
Benefits
- Salary, AWS credits, yoga instruction`;

export const nurseAd = `Registered Nurse - Med/Surg
Mercy Hill Hospital is seeking a compassionate Registered Nurse to join our 32-bed unit.
Responsibilities:
• Administer medication and monitor vital signs
• Document care in Epic
Qualifications:
• Current RN license in the state of Ohio required
• BLS certification required; ACLS preferred
• Minimum of 2 years of acute care experience
• BSN preferred
• Experience with wound care and discharge planning`;
