import type { Person } from '../person.ts';

export const developmentPeople2: readonly Person[] = [
  {
    key: 'cocinero',
    language: 'es',
    name: 'Joaquín Ibarrola Etxeberria',
    title: 'Jefe de partida',
    email: 'j.ibarrola@example.es',
    phone: '+34 612 345 678',
    location: 'Bilbao, Vizcaya',
    summary:
      'Cocinero con once años de experiencia en restaurante y hotel. Especializado en pescados y en la cocina vasca de temporada; acostumbrado a servicios de 120 cubiertos.',
    jobs: [
      {
        title: 'Jefe de partida de pescados',
        employer: 'Restaurante Artxanda Berri',
        place: 'Bilbao',
        from: '2019-05',
        points: [
          'Responsable de una partida de cuatro cocineros en servicios de hasta 120 cubiertos',
          'Reducción de la merma de pescado del 14 % al 8 % con un nuevo sistema de pedidos',
          'Elaboración de fichas técnicas y control de alérgenos',
        ],
      },
      {
        title: 'Cocinero',
        employer: 'Hotel Puerta del Nervión',
        place: 'Barakaldo',
        from: '2015-03',
        to: '2019-04',
        points: [
          'Preparación de desayunos, banquetes y carta',
          'Formación de ayudantes en higiene alimentaria',
        ],
      },
      {
        title: 'Ayudante de cocina',
        employer: 'Sidrería Txindoki',
        place: 'Tolosa',
        from: '2013-06',
        to: '2015-02',
        points: ['Mise en place, parrilla y limpieza de cámaras'],
      },
    ],
    education: [
      {
        degree: 'Técnico Superior en Dirección de Cocina',
        school: 'Escuela de Hostelería de Leioa',
        place: 'Leioa',
        from: '2011-09',
        to: '2013-06',
      },
    ],
    skills: [
      { items: ['Cocina vasca', 'Control de costes', 'APPCC', 'Gestión de alérgenos', 'Cocina al vacío'] },
    ],
    languages: [
      ['Español', 'nativo'],
      ['Euskera', 'nativo'],
      ['Inglés', 'intermedio'],
    ],
    certificates: [{ title: 'Manipulador de alimentos de alto riesgo', by: 'Gobierno Vasco', date: '2023' }],
  },
  {
    key: 'contadora',
    language: 'pt',
    name: 'Luciana Prado Meirelles',
    title: 'Contadora Sênior',
    email: 'luciana.meirelles@example.com.br',
    phone: '(11) 98765-4321',
    location: 'São Paulo – SP',
    links: ['linkedin.com/in/lucianameirelles'],
    summary:
      'Contadora com dez anos de experiência em fechamento contábil, impostos diretos e indiretos e auditoria. Vivência em SAP e em empresas de capital aberto.',
    jobs: [
      {
        title: 'Contadora Sênior',
        employer: 'Alimentos Serra Dourada S.A.',
        place: 'São Paulo – SP',
        from: '2020-02',
        points: [
          'Responsável pelo fechamento mensal de quatro empresas do grupo em cinco dias úteis',
          'Recuperação de R$ 2,3 milhões em créditos de PIS e COFINS',
          'Atendimento à auditoria externa sem ressalvas por três anos seguidos',
        ],
      },
      {
        title: 'Analista Contábil Pleno',
        employer: 'Transportadora Ipê Amarelo Ltda.',
        place: 'Guarulhos – SP',
        from: '2016-07',
        to: '2020-01',
        points: ['Conciliação de contas e apuração de ICMS em 12 estados', 'Implantação do SPED Contábil'],
      },
      {
        title: 'Auxiliar Contábil',
        employer: 'Escritório Faria & Lobo Contabilidade',
        place: 'São Paulo – SP',
        from: '2013-03',
        to: '2016-06',
        points: ['Escrituração fiscal de 35 clientes do Simples Nacional'],
      },
    ],
    education: [
      {
        degree: 'MBA em Controladoria',
        school: 'Fundação Álvares de Comércio',
        place: 'São Paulo',
        from: '2018',
        to: '2019',
      },
      {
        degree: 'Bacharelado em Ciências Contábeis',
        school: 'Universidade do Vale do Tietê',
        from: '2010',
        to: '2013',
      },
    ],
    skills: [{ items: ['SAP FI', 'Excel avançado', 'Power BI', 'IFRS', 'SPED', 'Legislação tributária'] }],
    languages: [
      ['Português', 'nativo'],
      ['Inglês', 'avançado'],
    ],
    certificates: [{ title: 'CRC ativo SP-123456/O', by: 'Conselho Regional de Contabilidade' }],
  },
  {
    key: 'warehouse',
    language: 'en',
    name: 'Gareth Pugh-Morris',
    email: 'garethpm82@example.co.uk',
    phone: '07700 900 341',
    location: 'Wrexham LL13',
    summary:
      'Reliable warehouse operative with 9 years in ambient and chilled distribution. Counterbalance and reach licences in date, clean record, used to nights.',
    jobs: [
      {
        title: 'Warehouse Team Leader',
        employer: 'Dee Valley Foods',
        place: 'Wrexham',
        from: '2019-11',
        points: [
          'Run a shift of 14 pickers, 2,600 cases an hour on an average night',
          'Brought picking errors down from 1.2% to 0.4% by re-slotting the fastest 200 lines',
          'Train new starters on scanners and manual handling',
        ],
      },
      {
        title: 'Reach Truck Driver',
        employer: 'Halsall Distribution Ltd',
        place: 'Deeside',
        from: '2016-01',
        to: '2019-10',
        points: ['Put away and replenished in a 22,000-pallet store', 'No accident in nearly four years'],
      },
      {
        title: 'Order Picker',
        employer: 'Halsall Distribution Ltd',
        place: 'Deeside',
        from: '2014-05',
        to: '2015-12',
        points: ['Voice picking in the chilled chamber'],
      },
    ],
    education: [
      {
        degree: '6 GCSEs including Maths and English',
        school: 'Ysgol Bryn Glas',
        place: 'Wrexham',
        to: '2000',
      },
    ],
    skills: [
      { items: ['Counterbalance', 'Reach truck', 'Voice picking', 'Stock control', 'Shift planning'] },
    ],
    certificates: [
      { title: 'RTITB Reach Truck Licence', date: '2024' },
      { title: 'First Aid at Work', by: 'St John Ambulance', date: '2023' },
    ],
    interests: 'Sunday league referee, sea fishing, restoring an old Land Rover',
    references: 'Available on request',
  },
  {
    key: 'researcher',
    language: 'en',
    name: 'Dr. Nkechi Adeyemi-Foss',
    title: 'Postdoctoral Researcher in Soil Microbiology',
    email: 'n.adeyemi-foss@example.edu',
    phone: '+45 32 12 34 56',
    location: 'Aarhus, Denmark',
    links: ['orcid.org/0000-0002-1825-0097'],
    jobs: [
      {
        title: 'Postdoctoral Researcher',
        employer: 'Aarhus Institute of Agroecology',
        place: 'Aarhus, Denmark',
        from: '2021-10',
        text: 'Field and laboratory work on nitrifying communities in no-till soils, funded by a Marie Curie fellowship.',
        points: [
          'Designed a 36-plot experiment across three farms and two winters',
          'Supervise two doctoral students and one technician',
        ],
      },
      {
        title: 'Doctoral Researcher',
        employer: 'Wageningen Centre for Life Sciences',
        place: 'Wageningen, Netherlands',
        from: '2017-09',
        to: '2021-08',
        points: [
          'Sequenced 1,140 soil samples and published the pipeline',
          'Taught statistics with R to 80 master students a year',
        ],
      },
    ],
    education: [
      {
        degree: 'PhD in Microbial Ecology',
        school: 'Wageningen Centre for Life Sciences',
        from: '2017',
        to: '2021',
        details: ['Thesis: Who eats ammonia? Competition among nitrifiers under drought'],
      },
      { degree: 'MSc in Soil Science', school: 'University of Aberdeen', from: '2015', to: '2016' },
      { degree: 'BSc in Biochemistry', school: 'University of Lagos', from: '2010', to: '2014' },
    ],
    skills: [
      { group: 'Laboratory', items: ['qPCR', 'Amplicon sequencing', 'Gas chromatography'] },
      { group: 'Data', items: ['R', 'Python', 'Snakemake', 'Mixed models'] },
    ],
    publications: [
      {
        title: 'Drought memory of nitrifying communities in temperate grassland',
        by: 'Soil Biology Letters 41(3)',
        date: '2023',
      },
      { title: 'A small pipeline for big plots', by: 'Journal of Open Ecology 7', date: '2020' },
    ],
    awards: [{ title: 'Best Poster', by: 'European Soil Congress', date: '2022' }],
    languages: [
      ['English', 'native'],
      ['Yoruba', 'native'],
      ['Danish', 'B1'],
    ],
  },
];
