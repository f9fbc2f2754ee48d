/* Europass XML of both kinds, with what their schemas have, of people who do not exist. */

export const passport = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
  <DocumentInfo><DocumentType>ECV</DocumentType><XSDVersion>V3.3</XSDVersion><Generator>EWA</Generator></DocumentInfo>
  <PrintingPreferences><Document type="ECV"><Field name="LearnerInfo" show="true"/></Document></PrintingPreferences>
  <LearnerInfo>
    <Identification>
      <PersonName><FirstName>Chiara</FirstName><Surname>D'Angelo</Surname></PersonName>
      <ContactInfo>
        <Address><Contact><AddressLine>Via Roma 5</AddressLine><PostalCode>40121</PostalCode><Municipality>Bologna</Municipality><Country><Code>IT</Code><Label>Italy</Label></Country></Contact></Address>
        <Email><Contact>chiara@example.com</Contact></Email>
        <TelephoneList>
          <Telephone><Contact>+39 051 123456</Contact><Use><Code>mobile</Code><Label>Mobile</Label></Use></Telephone>
          <Telephone><Contact>+39 051 654321</Contact><Use><Code>work</Code><Label>Work</Label></Use></Telephone>
        </TelephoneList>
        <WebsiteList><Website><Contact>http://chiara.example</Contact><Use><Code>blog</Code><Label>Blog</Label></Use></Website></WebsiteList>
      </ContactInfo>
      <Demographics><Birthdate year="1985" month="--03" day="---10"/><NationalityList><Nationality><Code>IT</Code><Label>Italian</Label></Nationality></NationalityList></Demographics>
      <Photo><MimeType>image/jpeg</MimeType><Data>AAAA</Data></Photo>
    </Identification>
    <Headline><Type><Code>job_applied_for</Code><Label>JOB APPLIED FOR</Label></Type><Description><Label>Head pastry chef</Label></Description></Headline>
    <WorkExperienceList>
      <WorkExperience>
        <Period><From year="2012" month="--09"/><Current>true</Current></Period>
        <Position><Code>3434</Code><Label>Pastry chef</Label></Position>
        <Activities>&lt;p&gt;Main duties:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Baking &amp;amp; &lt;b&gt;icing&lt;/b&gt;&lt;/li&gt;&lt;li&gt;Ordering&lt;/li&gt;&lt;/ul&gt;</Activities>
        <Employer><Name>Pasticceria Sole</Name><ContactInfo><Address><Contact><Municipality>Modena</Municipality><Country><Code>IT</Code><Label>Italy</Label></Country></Contact></Address><Website><Contact>http://sole.example</Contact></Website></ContactInfo><Sector><Code>I</Code><Label>Food service</Label></Sector></Employer>
      </WorkExperience>
    </WorkExperienceList>
    <EducationList>
      <Education>
        <Period><From year="2003"/><To year="2006" month="--07"/><Current>false</Current></Period>
        <Title>Diploma in pastry</Title>
        <Activities>Chemistry of sugar</Activities>
        <Organisation><Name>ALMA</Name><ContactInfo><Address><Contact><Municipality>Parma</Municipality><Country><Code>IT</Code><Label>Italy</Label></Country></Contact></Address></ContactInfo></Organisation>
        <Level><Code>4</Code><Label>EQF level 4</Label></Level>
      </Education>
    </EducationList>
    <Skills>
      <Linguistic>
        <MotherTongueList><MotherTongue><Description><Code>it</Code><Label>Italian</Label></Description></MotherTongue></MotherTongueList>
        <ForeignLanguageList>
          <ForeignLanguage><Description><Code>fr</Code><Label>French</Label></Description><ProficiencyLevel><Listening>B2</Listening><Reading>C1</Reading><SpokenInteraction>B2</SpokenInteraction><SpokenProduction>B1</SpokenProduction><Writing>B1</Writing></ProficiencyLevel><VerifiedBy><Certificate><Title>DELF B2</Title></Certificate></VerifiedBy></ForeignLanguage>
        </ForeignLanguageList>
      </Linguistic>
      <Communication><Description>Clear with guests</Description></Communication>
      <Computer><Description>Spreadsheets</Description><ProficiencyLevel><Information>B</Information></ProficiencyLevel></Computer>
      <Driving><Description><Licence>A</Licence><Licence>B</Licence></Description></Driving>
    </Skills>
    <AchievementList>
      <Achievement><Title><Code>projects</Code><Label>Projects</Label></Title><Description>A wedding cake of 3 m</Description></Achievement>
    </AchievementList>
  </LearnerInfo>
  <AttachmentList><Attachment id="A1"><Name>diploma.pdf</Name><Data>AAAA</Data></Attachment></AttachmentList>
</SkillsPassport>`;

export const candidate = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier"/>
  <CandidateSupplier><hr:PartyName>Owner</hr:PartyName></CandidateSupplier>
  <CandidatePerson>
    <PersonName><oa:GivenName>Léa</oa:GivenName><hr:FamilyName>Moreau</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>lea@example.com</oa:URI></Communication>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>lea.work@example.com</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>33</CountryDialing><oa:DialNumber>612345678</oa:DialNumber><CountryCode>fr</CountryCode></Communication>
    <Communication><ChannelCode>Web</ChannelCode><oa:URI>https://lea.example</oa:URI></Communication>
    <Communication><ChannelCode>Social Media</ChannelCode><UseCode>linkedin</UseCode><oa:URI>https://www.linkedin.com/in/leamoreau</oa:URI></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>5 rue Haute</oa:AddressLine><oa:CityName>Lyon</oa:CityName><CountryCode>fr</CountryCode><oa:PostalCode>69001</oa:PostalCode></Address></Communication>
    <NationalityCode>fr</NationalityCode>
    <PrimaryLanguageCode name="NORMAL">fre</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ID schemeID="Test-0001"/>
    <hr:ExecutiveSummary>&lt;p&gt;Nurse with &lt;strong&gt;ten years&lt;/strong&gt; in wards.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory>
      <EmployerHistory>
        <hr:OrganizationName>Hôpital Nord</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:AddressLine>1 place Verte</oa:AddressLine><oa:CityName>Lyon</oa:CityName><CountryCode>fr</CountryCode></Address></Communication><Communication><ChannelCode>Web</ChannelCode><oa:URI>https://nord.example</oa:URI></Communication></OrganizationContact>
        <hr:IndustryCode>Q</hr:IndustryCode>
        <PositionHistory>
          <PositionTitle typeCode="URI">Ward sister</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-06-15</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
          <oa:Description>&lt;ol&gt;&lt;li data-list="bullet"&gt;&lt;span class="ql-ui"&gt;&lt;/span&gt;Led a ward&lt;/li&gt;&lt;/ol&gt;</oa:Description>
          <City>Lyon</City><Country>fr</Country>
        </PositionHistory>
        <PositionHistory>
          <PositionTitle typeCode="FREETEXT">Nurse</PositionTitle>
          <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2014</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2019-05</hr:FormattedDateTime></eures:EndDate><hr:CurrentIndicator>false</hr:CurrentIndicator></eures:EmploymentPeriod>
        </PositionHistory>
      </EmployerHistory>
    </EmploymentHistory>
    <EducationHistory>
      <EducationOrganizationAttendance>
        <hr:OrganizationName>Université de Lyon</hr:OrganizationName>
        <OrganizationContact><Communication><Address><oa:CityName>Lyon</oa:CityName><CountryCode>fr</CountryCode></Address></Communication></OrganizationContact>
        <EducationLevelCode>6</EducationLevelCode>
        <AttendancePeriod><StartDate><hr:FormattedDateTime>2011</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2014-07-01</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod>
        <EducationDegree><hr:DegreeName>Nursing degree</hr:DegreeName><FinalGrade><hr:ScoreText>16/20</hr:ScoreText></FinalGrade><Thesis>On sleep</Thesis><OccupationalSkillsCovered>&lt;p&gt;Anatomy&lt;/p&gt;</OccupationalSkillsCovered></EducationDegree>
      </EducationOrganizationAttendance>
    </EducationHistory>
    <eures:Licenses/>
    <PersonQualifications>
      <PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Reading</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
    </PersonQualifications>
    <Others><Title>Courses</Title><Other><Title>First aid</Title><Date><StartDate><hr:FormattedDateTime>2020-03</hr:FormattedDateTime></StartDate></Date><Description>&lt;p&gt;Two days&lt;/p&gt;</Description><Link>https://aid.example</Link></Other></Others>
  </CandidateProfile>
  <RenderingInformation><Design><Template>Template1</Template></Design></RenderingInformation>
</Candidate>`;
