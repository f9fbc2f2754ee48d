import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const managementControllerResume = sampleResume({
  firstName: 'Camille',
  lastName: 'Lacroix',
  title: 'Contrôleuse de gestion',
  email: 'camille.lacroix@example.com',
  phone: '+33 1 99 00 42 17',
  location: 'Lyon',
  links: [{ label: 'Profil', url: 'https://camille-lacroix.example.com' }],
  summary:
    'Contrôleuse de gestion avec huit ans d’expérience dans l’industrie et la distribution. Des chiffres lisibles pour ceux qui décident, et une présence sur le terrain jusqu’à ce que l’écart s’explique.',
  employment: [
    {
      position: 'Contrôleuse de gestion industrielle',
      company: 'Ateliers Brévent',
      location: 'Lyon',
      from: '2021-09',
      points: [
        'Pilotage du budget de deux usines (64 M€) et animation des revues mensuelles avec leurs directeurs',
        'Refonte des coûts de revient de 1 200 références, 3 points de marge regagnés en dix-huit mois',
        'Clôture mensuelle ramenée de huit à quatre jours ouvrés',
        'Encadrement d’une alternante et d’un contrôleur junior, tous deux embauchés depuis',
      ],
    },
    {
      position: 'Contrôleuse de gestion',
      company: 'Groupe Valmérie Distribution',
      location: 'Grenoble',
      from: '2018-10',
      to: '2021-08',
      points: [
        'Suivi de 38 magasins : tableaux de bord, prévisions et plans d’action',
        'Mise en place de Power BI pour 120 utilisateurs, en remplacement de 60 classeurs',
        'Analyse des stocks dormants, 1,8 M€ de trésorerie libérés',
      ],
    },
    {
      position: 'Assistante contrôle de gestion, en alternance',
      company: 'Laiteries du Vercors',
      location: 'Grenoble',
      from: '2016-09',
      to: '2018-09',
      points: ['Calcul hebdomadaire des marges par gamme et préparation des budgets de trois ateliers'],
    },
  ],
  education: [
    {
      degree: 'Master Contrôle de gestion et audit',
      school: 'Institut d’administration des Alpes',
      location: 'Grenoble',
      graduated: '2018-09',
      note: 'Mention bien.',
    },
    {
      degree: 'Licence Économie et gestion',
      school: 'Université des Deux-Rives',
      location: 'Lyon',
      graduated: '2016-06',
    },
  ],
  skills: {
    Métier: ['Budgets', 'Coûts de revient', 'Prévisions', 'Audit interne'],
    Outils: ['SAP CO', 'Power BI', 'Excel', 'SQL'],
  },
  more: {
    volunteering: [
      {
        title: 'Trésorière',
        subtitle: 'Club d’aviron de la Saône',
        since: '2020-01',
        text: '140 adhérents et un budget de 90 000 €.',
      },
    ],
    languages: [
      { title: 'Français', subtitle: 'langue maternelle' },
      { title: 'Anglais', subtitle: 'courant, C1' },
      { title: 'Italien', subtitle: 'intermédiaire, B1' },
    ],
  },
  settings: { language: 'fr' },
});

export const managementControllerLetter = sampleLetter({
  writer: managementControllerResume,
  street: '12 rue des Tanneurs',
  town: ['69005 Lyon', '', ''],
  recipient: {
    hiringManagerName: 'Madame Hélène Perrot',
    company: 'Compagnie Fluviale du Rhône',
    position: 'Responsable du contrôle de gestion',
    companyAddress: '3 quai de la Navigation',
    city: '69002 Lyon',
    state: '',
    zipCode: '',
  },
  opening: 'Madame,',
  paragraphs: [
    'Votre annonce pour le poste de [Position] a retenu toute mon attention : elle parle d’une flotte de quarante bateaux dont chacun doit connaître son coût au kilomètre. C’est le travail que je fais depuis cinq ans chez Ateliers Brévent, pour deux usines et un budget de 64 millions d’euros.',
    'À mon arrivée, les coûts de revient dataient de six ans et personne ne les croyait plus. Avec les chefs d’atelier, j’ai repris une à une 1 200 références, chronomètre en main. Nous avons renoncé à quatre gammes, revu le prix de onze autres et regagné trois points de marge en dix-huit mois. Dans le même temps, la clôture mensuelle est passée de huit à quatre jours.',
    'Je tiens à ce que les chiffres servent à ceux qui les produisent. Chez Valmérie, j’ai remplacé soixante classeurs par un seul outil, que 120 responsables de magasin ouvrent désormais chaque matin. Je forme aujourd’hui une alternante et un contrôleur junior ; leur première question est toujours la bonne, et je fais en sorte qu’ils la posent. L’an dernier, c’est l’une d’elles qui nous a évité de reconduire un contrat de transport déficitaire.',
    'Rejoindre la [Company], c’est retrouver un métier où l’on voit passer ce que l’on compte, et où un tableau bien tenu décide d’un départ à l’heure. Je suis disponible à partir du 1er mars et je me tiens à votre disposition pour un entretien.',
  ],
  signature: '',
  closing: 'Je vous prie d’agréer, Madame, l’expression de mes salutations distinguées.',
  type: ['Source Sans', 12],
  language: 'fr',
});
