/* A file as RenderCV reads it, with entries of all its kinds. */

export const renderCvFile = `# yaml-language-server: $schema=https://raw.example/schema.json
cv:
  name: Ayşe Yılmaz
  headline: Mechanical engineer
  location: Istanbul, Turkey
  email:
    - ayse@example.com
    - ayse.work@example.com
  photo: me.jpg
  phone: tel:+90-541-999-99-99
  website: https://ayse.example
  social_networks:
    - network: LinkedIn
      username: ayseyilmaz
    - network: Mastodon
      username: "@ayse@social.example"
  custom_connections:
    - placeholder: Book a call
      url: https://cal.example/ayse
      fontawesome_icon: calendar-days
  sections:
    summary:
      - I design **heat pumps** for cold places.
      - Fluent in three languages.
    experience:
      - company: Some Company
        position: Design Engineer
        location: TX, USA
        start_date: 2020-07
        end_date: present
        summary: A maker of pumps.
        highlights:
          - Developed an [application](https://example.com) that has
            received more than **100,000 downloads**.
          - Managed a team of **5** engineers.
      - company: '[Old Works](https://old.example)'
        position: Intern
        start_date: 2019
        end_date: 2020-06-30
    education:
      - institution: Boğaziçi University
        area: Mechanical Engineering
        degree: BS
        location: Istanbul, Turkey
        start_date: 2015-09
        end_date: 2020-06
        highlights:
          - 'GPA: 3.24/4.00'
    projects:
      - name: '[Kiln](https://kiln.example)'
        date: 2021-09
        summary: Fires *clay*.
        highlights:
          - Ran on solar power
    publications:
      - title: Thin Shell Approximation
        authors:
          - J. Doe
          - '***A. Yılmaz***'
        date: "2021-12-08"
        journal: IEEE Transactions
        doi: 10.1109/TASC.2023.3340648
    skills:
      - label: Programming
        details: Python (numpy, scipy), C++, MATLAB
    languages:
      - label: Turkish
        details: Native
    selected_honors:
      - bullet: Dean's list (2019)
      - bullet: A prize
    Invited Talks:
      - reversed_number: Pumps at sea, Izmir (2022)
    volunteering:
      - company: Food Bank
        position: Driver
        date: Fall 2018
    certificates:
      - name: Welding
        date: some time ago
design:
  theme: classic
  page:
    size: us-letter
locale:
  language: english
settings:
  bold_keywords: []
`;
