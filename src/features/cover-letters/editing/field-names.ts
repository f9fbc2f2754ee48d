const NAMES: Record<string, string> = {
  title: 'Title',
  templateId: 'Template',
  'personalInfo.fullName': 'Full name',
  'personalInfo.email': 'Email',
  'personalInfo.phone': 'Phone',
  'personalInfo.address': 'Address',
  'personalInfo.city': 'City',
  'personalInfo.state': 'State',
  'personalInfo.zipCode': 'ZIP code',
  'recipient.hiringManagerName': 'Hiring manager',
  'recipient.company': 'Company',
  'recipient.position': 'Position',
  'recipient.companyAddress': 'Company address',
  'recipient.city': 'Company city',
  'recipient.state': 'Company state',
  'recipient.zipCode': 'Company ZIP code',
  'content.opening': 'Opening',
  'content.body': 'Body',
  'content.closing': 'Closing',
  'content.signature': 'Signature',
  'settings.fontFamily': 'Typeface',
  'settings.fontSize': 'Type size',
  'settings.margins': 'Margins',
  'settings.spacing': 'Line spacing',
  'settings.paper': 'Paper',
  'settings.language': 'Language',
};

/** What a field of a letter is called on the screen; nothing where there is no such field. */
export function fieldName(path: string): string | undefined {
  return NAMES[path];
}
