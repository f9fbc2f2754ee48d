-- How long a statement of the product may take: behind a pooler that is the role's to say (decision 65).
alter role foothold set statement_timeout = '10s';
