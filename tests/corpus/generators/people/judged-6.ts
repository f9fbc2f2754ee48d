import type { Person } from '../person.ts';

export const judgedPeople6: readonly Person[] = [
  {
    key: 'engenheira',
    language: 'pt',
    name: 'Inês Carvalhal Teixeira',
    title: 'Engenheira do Ambiente',
    email: 'ines.carvalhal@example.pt',
    phone: '+351 912 000 345',
    location: 'Aveiro, Portugal',
    summary:
      'Engenheira do ambiente com sete anos em gestão de resíduos e licenciamento. Gosto de terreno e de folhas de cálculo, por esta ordem.',
    jobs: [
      {
        title: 'Gestora de Ambiente',
        employer: 'Cerâmicas do Vouga, S.A.',
        place: 'Aveiro',
        from: '2020-09',
        points: [
          'Redução de 24 % nos resíduos enviados para aterro',
          'Certificação ISO 14001 à primeira auditoria',
        ],
      },
      {
        title: 'Técnica de Ambiente',
        employer: 'Câmara Municipal de Ílhavo',
        place: 'Ílhavo',
        from: '2017-05',
        to: '2020-08',
        points: ['Licenciamento de 80 estabelecimentos', 'Plano municipal de resíduos'],
      },
      {
        title: 'Estagiária',
        employer: 'Águas da Ria',
        place: 'Estarreja',
        from: '2016-09',
        to: '2017-04',
        points: ['Ensaios de qualidade da água'],
      },
    ],
    education: [
      {
        degree: 'Mestrado em Engenharia do Ambiente',
        school: 'Universidade de Aveiro',
        from: '2014-09',
        to: '2016-07',
      },
      {
        degree: 'Licenciatura em Ciências do Ambiente',
        school: 'Universidade do Minho',
        from: '2011-09',
        to: '2014-07',
      },
    ],
    skills: [{ items: ['ISO 14001', 'QGIS', 'Licenciamento ambiental', 'Auditoria'] }],
    languages: [
      ['Português', 'materna'],
      ['Inglês', 'C1'],
      ['Espanhol', 'B2'],
    ],
    interests: 'Surf, fotografia, coro',
  },
  {
    key: 'vendedor',
    language: 'pt',
    name: 'Anderson Nascimento Braga',
    title: 'Supervisor de Vendas',
    email: 'anderson.braga@example.com.br',
    phone: '(81) 99123-4567',
    location: 'Recife – PE',
    links: ['linkedin.com/in/andersonbraga'],
    jobs: [
      {
        title: 'Supervisor de Vendas',
        employer: 'Distribuidora Capibaribe Ltda.',
        place: 'Recife – PE',
        from: '2021-04',
        points: [
          'Equipe de 14 vendedores externos',
          'Crescimento de 32% em dois anos',
          'Abertura de 210 novos clientes no interior',
        ],
      },
      {
        title: 'Vendedor Externo',
        employer: 'Distribuidora Capibaribe Ltda.',
        place: 'Caruaru – PE',
        from: '2017-01',
        to: '2021-03',
        points: ['Melhor vendedor regional em 2019'],
      },
      {
        title: 'Atendente de Loja',
        employer: 'Magazine Boa Viagem',
        place: 'Olinda – PE',
        from: '2014-06',
        to: '2016-12',
        points: ['Atendimento ao público e reposição'],
      },
    ],
    education: [
      {
        degree: 'Tecnólogo em Gestão Comercial',
        school: 'Faculdade do Agreste',
        place: 'Caruaru – PE',
        from: '2018',
        to: '2020',
      },
      {
        degree: 'Ensino Médio completo',
        school: 'Escola Estadual Joaquim Nabuco',
        place: 'Olinda – PE',
        to: '2013',
      },
    ],
    skills: [{ items: ['Negociação', 'CRM', 'Gestão de equipes', 'Excel', 'Prospecção'] }],
    certificates: [
      { title: 'CNH categoria B', date: '2015' },
      { title: 'Curso de Liderança', by: 'Sebrae', date: '2022' },
    ],
    languages: [
      ['Português', 'nativo'],
      ['Espanhol', 'intermediário'],
    ],
  },
  {
    key: 'magazynier',
    language: 'pl',
    name: 'Bartłomiej Żółkiewski',
    title: 'Brygadzista magazynu',
    email: 'b.zolkiewski@example.pl',
    phone: '601 234 567',
    location: 'Wrocław',
    jobs: [
      {
        title: 'Brygadzista magazynu',
        employer: 'Centrum Logistyczne Odra',
        place: 'Wrocław',
        from: '2021-05',
        points: ['Kierowanie zmianą 16 osób', 'Zmniejszenie liczby pomyłek o 40%'],
      },
      {
        title: 'Operator wózka widłowego',
        employer: 'Hurtownia Budmax',
        place: 'Oława',
        from: '2016-03',
        to: '2021-04',
        points: ['Załadunek i rozładunek', 'Inwentaryzacje'],
      },
    ],
    education: [
      {
        degree: 'Technik logistyk',
        school: 'Zespół Szkół nr 4',
        place: 'Wrocław',
        from: '2011-09',
        to: '2015-06',
      },
    ],
    skills: [{ items: ['SAP WM', 'Obsługa skanera', 'Planowanie zmian'] }],
    certificates: [{ title: 'Uprawnienia UDT', date: '2016' }],
    languages: [
      ['Polski', 'ojczysty'],
      ['Angielski', 'A2'],
    ],
    interests: 'Wędkarstwo, piłka nożna',
  },
];
