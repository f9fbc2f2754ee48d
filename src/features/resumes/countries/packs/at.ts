import type { CountryPack } from '../country-pack.ts';

export const austria: CountryPack = {
  code: 'AT',
  name: 'Austria',
  paper: 'a4',
  dateStyle: 'numeric',
  languages: ['de'],
  pages: { usual: 2, most: 2, advice: 'One or two A4 pages, set like a table.' },
  photo: { stance: 'usual', advice: 'Usual, but nobody is obliged to send one.' },
  birthDate: {
    stance: 'optional',
    advice:
      'Your own decision, as with place of birth, family and nationality. Never say anything of religion, politics, union or health.',
  },
  order: ['summary', 'employment', 'education', 'languages', 'skills'],
  note: 'Give a level with each language, best by the European scale: B2, C1.',
  sources: [
    {
      name: 'Arbeitsmarktservice (AMS): Ansprechender Lebenslauf',
      address: 'https://ams.at/arbeitsuchende/topicliste/lebenslauf-aufbau',
    },
    {
      name: 'Arbeitsmarktservice (AMS): Lebenslauf, Muster',
      address: 'https://www.ams.at/arbeitsuchende/topicliste/lebenslauf-muster',
    },
    {
      name: 'Die Presse: Der perfekte Lebenslauf für Österreich, Deutschland und die Schweiz',
      address:
        'https://diepresse.com/home/karriere/bewerbungstipps/4778141/Der-perfekte-Lebenslauf-fuer-Oesterreich-Deutschland-und-die-Schweiz',
    },
  ],
};
