--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: contact_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contact_messages (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: contact_messages_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.contact_messages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: contact_messages_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.contact_messages_id_seq OWNED BY public.contact_messages.id;


--
-- Name: cover_letters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.cover_letters (
    id integer NOT NULL,
    user_id integer NOT NULL,
    title text NOT NULL,
    template_id text NOT NULL,
    data json NOT NULL,
    version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    creation_key text
);


--
-- Name: cover_letters_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.cover_letters_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: cover_letters_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.cover_letters_id_seq OWNED BY public.cover_letters.id;


--
-- Name: example_uses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.example_uses (
    example_id text NOT NULL,
    uses integer NOT NULL
);


--
-- Name: limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.limits (
    key text NOT NULL,
    hits integer NOT NULL,
    resets_at timestamp(3) with time zone NOT NULL
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id integer NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text,
    created_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone,
    attempts integer NOT NULL,
    next_attempt_at timestamp(3) with time zone,
    last_error text,
    reply_to text
);


--
-- Name: outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.outbox_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: outbox_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.outbox_id_seq OWNED BY public.outbox.id;


--
-- Name: payment_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_events (
    id integer NOT NULL,
    payment_id integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    from_status text,
    to_status text NOT NULL,
    cause text NOT NULL
);


--
-- Name: payment_events_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.payment_events_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: payment_events_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.payment_events_id_seq OWNED BY public.payment_events.id;


--
-- Name: payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payments (
    id integer NOT NULL,
    user_id integer NOT NULL,
    plan_id text NOT NULL,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    access_days integer NOT NULL,
    livemode boolean NOT NULL,
    status text NOT NULL,
    session_ref text,
    client_secret text,
    payment_intent_ref text,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    paid_at timestamp(3) with time zone
);


--
-- Name: payments_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.payments_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: payments_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.payments_id_seq OWNED BY public.payments.id;


--
-- Name: resumes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.resumes (
    id integer NOT NULL,
    user_id integer NOT NULL,
    title text NOT NULL,
    template_id text NOT NULL,
    data json NOT NULL,
    version integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    creation_key text
);


--
-- Name: resumes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.resumes_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: resumes_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.resumes_id_seq OWNED BY public.resumes.id;


--
-- Name: sandbox_objects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sandbox_objects (
    id text NOT NULL,
    kind text NOT NULL,
    body json NOT NULL,
    idempotency_key text,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id integer NOT NULL,
    token_hash text NOT NULL,
    user_id integer NOT NULL,
    user_agent text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_seen_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);


--
-- Name: sessions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.sessions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: sessions_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.sessions_id_seq OWNED BY public.sessions.id;


--
-- Name: sign_in_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_in_codes (
    contact text NOT NULL,
    code_hash text NOT NULL,
    attempts integer NOT NULL,
    sent_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id integer NOT NULL,
    email text,
    phone text,
    access_until timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: users_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.users_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: users_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.users_id_seq OWNED BY public.users.id;


--
-- Name: webhook_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_events (
    id text NOT NULL,
    type text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Name: contact_messages id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages ALTER COLUMN id SET DEFAULT nextval('public.contact_messages_id_seq'::regclass);


--
-- Name: cover_letters id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cover_letters ALTER COLUMN id SET DEFAULT nextval('public.cover_letters_id_seq'::regclass);


--
-- Name: outbox id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox ALTER COLUMN id SET DEFAULT nextval('public.outbox_id_seq'::regclass);


--
-- Name: payment_events id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_events ALTER COLUMN id SET DEFAULT nextval('public.payment_events_id_seq'::regclass);


--
-- Name: payments id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments ALTER COLUMN id SET DEFAULT nextval('public.payments_id_seq'::regclass);


--
-- Name: resumes id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.resumes ALTER COLUMN id SET DEFAULT nextval('public.resumes_id_seq'::regclass);


--
-- Name: sessions id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions ALTER COLUMN id SET DEFAULT nextval('public.sessions_id_seq'::regclass);


--
-- Name: users id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES (1, '5a7871fa83d3fc454d262e21b6a232cc96c26d4e4799de9d85a94c372ce6e10e', 1795244802342);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, 'c28c84733e192521b8305775c36beb1292240fa72758f5c14bedbb01c9dc779c', 1795257676407);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '4cc9b1be4f587112d0ba36298f90c942f535c556a361ff9a83d8e1d1c4d19fbb', 1795261002280);


--
-- Data for Name: contact_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contact_messages VALUES (1, 'Dora', 'dora@example.com', 'A question', 'How does it work?', '2026-11-22 07:31:43.429+00');


--
-- Data for Name: cover_letters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.cover_letters VALUES (1, 1, 'Untitled Cover Letter', 'professional-1', '{"schemaVersion":1,"personalInfo":{"fullName":"Ana Silva","email":"ana.silva@example.com","phone":"+351 912 345 678","address":"Rua do Alecrim 20","city":"Lisbon","state":"Estremadura","zipCode":"1200-018"},"recipient":{"hiringManagerName":"Marta Reis","company":"Nordlys Energy","position":"Staff Engineer","companyAddress":"Havnegata 7","city":"Trondheim","state":"Trøndelag","zipCode":"7010"},"content":{"opening":"Dear Ms Reis,","body":"Your advertisement for the [Position] at [Company] asks for somebody who has kept a real-time platform running while rebuilding it. That is what I have done for the past five years at Feedzai.\n\nWhen I joined, decisions on payments were made in a nightly batch. Together with a team of six I moved them to a stream:\n- the time to a decision fell from four hours to 120 ms\n- night-time pages halved within a quarter\n- two of the engineers I mentored now lead teams of their own\n\nWhat draws me to [Company] is that forecasts of wind and load meet the market every fifteen minutes, and that being late is as bad as being wrong. I would like to help you to be neither.","closing":"Thank you for your time and consideration. I look forward to hearing from you.","signature":"Sincerely,"},"settings":{"fontSize":12,"fontFamily":"Arial","margins":1,"spacing":1.15,"paper":"a4","language":"en"}}', 1, '2026-11-22 07:31:42.615+00', '2026-11-22 07:31:42.615+00', NULL);
INSERT INTO public.cover_letters VALUES (2, 3, 'Untitled Cover Letter', 'professional-1', '{"schemaVersion":1,"personalInfo":{"fullName":"","email":"","phone":"","address":"","city":"","state":"","zipCode":""},"recipient":{"hiringManagerName":"","company":"","position":"","companyAddress":"","city":"","state":"","zipCode":""},"content":{"opening":"Dear Hiring Manager,","body":"I am writing to express my interest in the [Position] role at [Company]. With my background in [relevant experience/skills], I am confident that I can contribute to your team from the first week.\n\nIn my recent work I have taken on projects from the first idea to the finished result, worked closely with colleagues of other disciplines, and kept my promises on time and on budget.\n\nWhat draws me to [Company] is the work you do and the way you do it. I would welcome the chance to talk about how my experience fits what you are looking for.","closing":"Thank you for your time and consideration. I look forward to hearing from you.","signature":"Sincerely,"},"settings":{"fontSize":12,"fontFamily":"Arial","margins":1,"spacing":1.15,"paper":"a4","language":"en"}}', 1, '2026-11-22 07:31:43.352+00', '2026-11-22 07:31:43.352+00', NULL);


--
-- Data for Name: example_uses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: limits; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox VALUES (1, 'email', 'ana@example.com', '574357 is your Foothold code', 'Your sign-in code is 574357

Enter it on the page where you asked for it. It works once, for 10 minutes.

If you did not ask for a code, you can ignore this mail: nobody gets in without it.

Foothold · http://127.0.0.1:0', '<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f5f2;font-family:Georgia,serif;color:#1c1f26">
<div style="max-width:440px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 24px;font-size:18px">Foothold</p>
<p style="margin:0 0 8px;font-family:Arial,sans-serif;font-size:15px">Your sign-in code is</p>
<p style="margin:0 0 24px;font-family:''Courier New'',monospace;font-size:34px;letter-spacing:6px">574357</p>
<p style="margin:0 0 16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5">Enter it on the page where you asked for it. It works once, for 10 minutes.</p>
<p style="margin:0;font-family:Arial,sans-serif;font-size:13px;line-height:1.5;color:#515763">If you did not ask for a code, you can ignore this mail: nobody gets in without it.</p>
</div></body></html>', '2026-11-22 07:31:42.481+00', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES (2, 'email', 'ana@example.com', 'Your Foothold receipt: $150, 1 Year', 'Thank you. Your payment of $150 for 1 Year of Foothold has arrived.

Payment number: 1
Your access runs until November 22, 2027 and then ends by itself: nothing renews, nothing is charged again.

Test mode: no money moved.

Within 7 days you can have the money back: press Refund on your account page.
This receipt is there as a PDF, too.

Questions? Write to support@foothold.example and name the payment number.', NULL, '2026-11-22 07:31:42.872+00', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES (3, 'email', 'ben@example.com', '811791 is your Foothold code', 'Your sign-in code is 811791

Enter it on the page where you asked for it. It works once, for 10 minutes.

If you did not ask for a code, you can ignore this mail: nobody gets in without it.

Foothold · http://127.0.0.1:0', '<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f5f2;font-family:Georgia,serif;color:#1c1f26">
<div style="max-width:440px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 24px;font-size:18px">Foothold</p>
<p style="margin:0 0 8px;font-family:Arial,sans-serif;font-size:15px">Your sign-in code is</p>
<p style="margin:0 0 24px;font-family:''Courier New'',monospace;font-size:34px;letter-spacing:6px">811791</p>
<p style="margin:0 0 16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5">Enter it on the page where you asked for it. It works once, for 10 minutes.</p>
<p style="margin:0;font-family:Arial,sans-serif;font-size:13px;line-height:1.5;color:#515763">If you did not ask for a code, you can ignore this mail: nobody gets in without it.</p>
</div></body></html>', '2026-11-22 07:31:42.904+00', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES (4, 'email', 'ben@example.com', 'Your Foothold receipt: $15, 30 Days', 'Thank you. Your payment of $15 for 30 Days of Foothold has arrived.

Payment number: 2
Your access runs until December 22, 2026 and then ends by itself: nothing renews, nothing is charged again.

Test mode: no money moved.

Within 7 days you can have the money back: press Refund on your account page.
This receipt is there as a PDF, too.

Questions? Write to support@foothold.example and name the payment number.', NULL, '2026-11-22 07:31:43.152+00', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES (5, 'email', 'ben@example.com', 'Your Foothold refund: $15, 30 Days', 'We have given back your payment of $15 for 30 Days of Foothold.

Payment number: 2
The money goes to the card it came from. How soon you see it there depends on your bank.
The access that it bought has ended. Your documents stay, and you can go on writing and saving.

Test mode: no money moved.', NULL, '2026-11-22 07:31:43.225+00', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES (6, 'email', 'cleo@example.com', '690575 is your Foothold code', 'Your sign-in code is 690575

Enter it on the page where you asked for it. It works once, for 10 minutes.

If you did not ask for a code, you can ignore this mail: nobody gets in without it.

Foothold · http://127.0.0.1:0', '<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f5f2;font-family:Georgia,serif;color:#1c1f26">
<div style="max-width:440px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 24px;font-size:18px">Foothold</p>
<p style="margin:0 0 8px;font-family:Arial,sans-serif;font-size:15px">Your sign-in code is</p>
<p style="margin:0 0 24px;font-family:''Courier New'',monospace;font-size:34px;letter-spacing:6px">690575</p>
<p style="margin:0 0 16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5">Enter it on the page where you asked for it. It works once, for 10 minutes.</p>
<p style="margin:0;font-family:Arial,sans-serif;font-size:13px;line-height:1.5;color:#515763">If you did not ask for a code, you can ignore this mail: nobody gets in without it.</p>
</div></body></html>', '2026-11-22 07:31:43.255+00', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES (7, 'email', 'dora@example.com', '280075 is your Foothold code', 'Your sign-in code is 280075

Enter it on the page where you asked for it. It works once, for 10 minutes.

If you did not ask for a code, you can ignore this mail: nobody gets in without it.

Foothold · http://127.0.0.1:0', '<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f5f2;font-family:Georgia,serif;color:#1c1f26">
<div style="max-width:440px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
<p style="margin:0 0 24px;font-size:18px">Foothold</p>
<p style="margin:0 0 8px;font-family:Arial,sans-serif;font-size:15px">Your sign-in code is</p>
<p style="margin:0 0 24px;font-family:''Courier New'',monospace;font-size:34px;letter-spacing:6px">280075</p>
<p style="margin:0 0 16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5">Enter it on the page where you asked for it. It works once, for 10 minutes.</p>
<p style="margin:0;font-family:Arial,sans-serif;font-size:13px;line-height:1.5;color:#515763">If you did not ask for a code, you can ignore this mail: nobody gets in without it.</p>
</div></body></html>', '2026-11-22 07:31:43.42+00', NULL, 0, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES (8, 'email', 'support@foothold.example', '[Contact 1] A question', 'From: Dora <dora@example.com>
Subject: A question

How does it work?', NULL, '2026-11-22 07:31:43.429+00', NULL, 0, NULL, NULL, 'dora@example.com');


--
-- Data for Name: payment_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payment_events VALUES (1, 1, '2026-11-22 07:31:42.776+00', 'creating', 'open', 'checkout');
INSERT INTO public.payment_events VALUES (2, 1, '2026-11-22 07:31:42.855+00', 'open', 'paid', 'return');
INSERT INTO public.payment_events VALUES (3, 2, '2026-11-22 07:31:43.126+00', 'creating', 'open', 'checkout');
INSERT INTO public.payment_events VALUES (4, 2, '2026-11-22 07:31:43.149+00', 'open', 'paid', 'webhook');
INSERT INTO public.payment_events VALUES (5, 2, '2026-11-22 07:31:43.166+00', 'paid', 'refund_pending', 'person');
INSERT INTO public.payment_events VALUES (6, 2, '2026-11-22 07:31:43.219+00', 'refund_pending', 'refunded', 'webhook');
INSERT INTO public.payment_events VALUES (7, 3, '2026-11-22 07:31:43.391+00', 'creating', 'open', 'checkout');


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES (1, 1, '1year', 15000, 'usd', 365, false, 'paid', 'cs_test_4f21UxZyntXxLmeYkvEP8kxo', 'cs_test_4f21UxZyntXxLmeYkvEP8kxo_secret_s_gHb0J0kbrxfaei3bcghC4hxp', 'pi_test_FjrA6yheCMqhteZhnMiv1RG7', '2026-11-22 07:31:42.721+00', '2026-11-22 07:31:42.855+00', '2026-11-22 07:31:42.855+00');
INSERT INTO public.payments VALUES (2, 2, '30days', 1500, 'usd', 30, false, 'refunded', 'cs_test_jcBkUxhBgJRHdxZNv0rieD6O', 'cs_test_jcBkUxhBgJRHdxZNv0rieD6O_secret_s_J04bKjC43ZGo5udvUPfpkCsZ', 'pi_test_rDrMubJCleQKoyxFgdRDoqPN', '2026-11-22 07:31:43.076+00', '2026-11-22 07:31:43.219+00', '2026-11-22 07:31:43.149+00');
INSERT INTO public.payments VALUES (3, 3, '7days', 500, 'usd', 7, false, 'open', 'cs_test_rYhrDXCWNliwY0AOEKrzOB5i', 'cs_test_rYhrDXCWNliwY0AOEKrzOB5i_secret_s_mfCOjbikjBLz6FsjEbftbLLh', NULL, '2026-11-22 07:31:43.366+00', '2026-11-22 07:31:43.391+00', NULL);


--
-- Data for Name: resumes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.resumes VALUES (2, 1, 'Ada #1 "$*" Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis Resume', 'modern-1', '{"schemaVersion":1,"personalInfo":{"firstName":"Ada #1 \"$*\"","lastName":"Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis","title":"Head of ]}) & <b>R\\D</b> @ *Acme*","email":"ada+#$*_@example.com","phone":"+1 (555) 010-0199 ext. #12","location":"S\u0000ão\u0007 Pau­lo","links":[{"label":"x","url":"javascript:alert(1)"},{"label":"","url":"https://example.com/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa?b=c&d=#e"}]},"includeSummary":true,"summary":"#set page(fill: red) #panic(\"evaluated\") #read(\"/etc/passwd\") #include \"x.typ\"\n$x^2$ *bold* _italic_ `code` @reference <label> = heading + item / term: x\nback\\slash \\n \\u{41} \"double\" ''single'' ]}) {[( // comment /* block */ --- -- ... ~\n<script>alert(1)</script> &amp; <b>bold</b> <!-- comment -->\nC++ C# F# .NET 100% 50$ a_b a*b a^b [link](x) ![img](y) https://a.example/b_(c)","includeEmployment":true,"employment":[{"id":"1","position":"= Not a heading","company":"- not a bullet","location":"#location","startDate":"2020-01","endDate":"2021-02","current":false,"description":"- #set page(fill: red) #panic(\"evaluated\") #read(\"/etc/passwd\") #include \"x.typ\"\n- $x^2$ *bold* _italic_ `code` @reference <label> = heading + item / term: x\n- back\\slash \\n \\u{41} \"double\" ''single'' ]}) {[( // comment /* block */ --- -- ... ~\n- <script>alert(1)</script> &amp; <b>bold</b> <!-- comment -->\n- C++ C# F# .NET 100% 50$ a_b a*b a^b [link](x) ![img](y) https://a.example/b_(c)\n-5% churn\n- ends with a hyphen-\n- half \ud83d a character"},{"id":"2","position":"pre- and post-war re-enactment front-end/back-end e-mail C-suite 3-in-1","company":"A company whose name is long enough to wrap onto a second line in every design there is, Incorporated","location":"Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales","startDate":"2018-01","endDate":"2020-01","current":false,"description":"wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww"}],"includeEducation":true,"education":[],"includeSkills":true,"skills":["#skill","*","unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0unbreakable0","a, b","end-"],"settings":{"paper":"a4","language":"en","density":"normal"},"sections":[]}', 1, '2026-11-22 07:31:42.54+00', '2026-11-22 07:31:42.54+00', NULL);
INSERT INTO public.resumes VALUES (3, 1, 'Ana Silva Resume', 'modern-1', '{"schemaVersion":1,"personalInfo":{"firstName":"Ana","lastName":"Silva","title":"Senior Software Engineer","email":"ana.silva@example.com","phone":"+351 912 345 678","location":"Lisbon, Portugal","links":[{"label":"LinkedIn","url":"https://www.linkedin.com/in/ana-silva"},{"label":"Portfolio","url":"anasilva.dev/work"}]},"includeSummary":true,"summary":"Backend engineer with nine years in payments and fraud detection. I build services that stay up, read the numbers before and after every change, and leave teams with systems that newcomers understand in a week. Looking for a staff role with ownership of a platform end-to-end.","includeEmployment":true,"employment":[{"id":"job-1","position":"Senior Software Engineer","company":"Feedzai","location":"Lisbon, Portugal","startDate":"2021-03","endDate":"","current":true,"description":"- Led the rewrite of the scoring service from a nightly batch to a stream, cutting the time to a decision from 4 h to 120 ms\n- Brought p99 latency from 900 ms to 85 ms by moving feature look-ups next to the model\n- Mentored five engineers; two of them now lead teams of their own\n- Wrote the on-call handbook that halved night-time pages within a quarter"},{"id":"job-2","position":"Software Engineer","company":"Talkdesk","location":"Porto, Portugal","startDate":"2017-09","endDate":"2021-02","current":false,"description":"Call routing platform for contact centres, carrying 40 million calls a month for customers in sixty countries.\n- Designed the retry queue that recovered 99.7% of calls lost to carrier faults\n- Replaced hand-run deployments by a pipeline of 12 minutes, used by 30 teams\n- Cut cloud spending by $1.2M a year with right-sized, auto-scaled workers"},{"id":"job-3","position":"Junior Developer","company":"Critical Software","location":"Coimbra, Portugal","startDate":"2015-07","endDate":"2017-08","current":false,"description":"- Built ground-station tools for two earth-observation satellites, from the first telemetry to the planning of passes\n- Automated the acceptance tests, from three weeks of manual work to one night"}],"includeEducation":true,"education":[{"id":"study-1","degree":"MSc in Computer Science","school":"University of Coimbra","location":"Coimbra, Portugal","graduationDate":"2015-06","description":"Thesis on approximate nearest-neighbour search, graded 19/20."},{"id":"study-2","degree":"BSc in Informatics Engineering","school":"University of Coimbra","location":"Coimbra, Portugal","graduationDate":"2013-06","description":""}],"includeSkills":true,"skills":["Java","Kotlin","Go","PostgreSQL","Kafka","Kubernetes","Terraform","gRPC","System design","Incident response","Technical writing","Mentoring"],"settings":{"paper":"a4","language":"en","density":"normal"},"sections":[],"later":{"kept":[1,null,"é"]}}', 1, '2026-11-22 07:31:42.576+00', '2026-11-22 07:31:42.576+00', NULL);
INSERT INTO public.resumes VALUES (1, 1, 'Engineer – Lisbon', 'modern-1', '{"schemaVersion":1,"personalInfo":{"firstName":"Ana","lastName":"Silva","title":"Senior Software Engineer","email":"ana.silva@example.com","phone":"+351 912 345 678","location":"Lisbon, Portugal","links":[{"label":"LinkedIn","url":"https://www.linkedin.com/in/ana-silva"},{"label":"Portfolio","url":"anasilva.dev/work"}]},"includeSummary":true,"summary":"Backend engineer with nine years in payments and fraud detection. I build services that stay up, read the numbers before and after every change, and leave teams with systems that newcomers understand in a week. Looking for a staff role with ownership of a platform end-to-end.","includeEmployment":true,"employment":[{"id":"job-1","position":"Senior Software Engineer","company":"Feedzai","location":"Lisbon, Portugal","startDate":"2021-03","endDate":"","current":true,"description":"- Led the rewrite of the scoring service from a nightly batch to a stream, cutting the time to a decision from 4 h to 120 ms\n- Brought p99 latency from 900 ms to 85 ms by moving feature look-ups next to the model\n- Mentored five engineers; two of them now lead teams of their own\n- Wrote the on-call handbook that halved night-time pages within a quarter"},{"id":"job-2","position":"Software Engineer","company":"Talkdesk","location":"Porto, Portugal","startDate":"2017-09","endDate":"2021-02","current":false,"description":"Call routing platform for contact centres, carrying 40 million calls a month for customers in sixty countries.\n- Designed the retry queue that recovered 99.7% of calls lost to carrier faults\n- Replaced hand-run deployments by a pipeline of 12 minutes, used by 30 teams\n- Cut cloud spending by $1.2M a year with right-sized, auto-scaled workers"},{"id":"job-3","position":"Junior Developer","company":"Critical Software","location":"Coimbra, Portugal","startDate":"2015-07","endDate":"2017-08","current":false,"description":"- Built ground-station tools for two earth-observation satellites, from the first telemetry to the planning of passes\n- Automated the acceptance tests, from three weeks of manual work to one night"}],"includeEducation":true,"education":[{"id":"study-1","degree":"MSc in Computer Science","school":"University of Coimbra","location":"Coimbra, Portugal","graduationDate":"2015-06","description":"Thesis on approximate nearest-neighbour search, graded 19/20."},{"id":"study-2","degree":"BSc in Informatics Engineering","school":"University of Coimbra","location":"Coimbra, Portugal","graduationDate":"2013-06","description":""}],"includeSkills":true,"skills":["Java","Kotlin","Go","PostgreSQL","Kafka","Kubernetes","Terraform","gRPC","System design","Incident response","Technical writing","Mentoring"],"settings":{"paper":"a4","language":"en","density":"normal"},"sections":[]}', 2, '2026-11-22 07:31:42.529+00', '2026-11-22 07:31:42.67+00', NULL);
INSERT INTO public.resumes VALUES (4, 2, 'My Resume', 'simple-1', '{"schemaVersion":1,"personalInfo":{"firstName":"Ben","lastName":"","title":"","email":"","phone":"","location":"","links":[]},"includeSummary":true,"summary":"","includeEmployment":true,"employment":[],"includeEducation":true,"education":[],"includeSkills":true,"skills":[],"settings":{"paper":"a4","language":"en","density":"normal"},"sections":[]}', 1, '2026-11-22 07:31:43.036+00', '2026-11-22 07:31:43.036+00', NULL);


--
-- Data for Name: sandbox_objects; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_objects VALUES ('cs_test_4f21UxZyntXxLmeYkvEP8kxo', 'checkout.session', '{"id":"cs_test_4f21UxZyntXxLmeYkvEP8kxo","object":"checkout.session","client_secret":"cs_test_4f21UxZyntXxLmeYkvEP8kxo_secret_s_gHb0J0kbrxfaei3bcghC4hxp","client_reference_id":"1","amount_total":15000,"currency":"usd","created":1795332702,"expires_at":1795419102,"livemode":false,"mode":"payment","ui_mode":"elements","payment_status":"paid","payment_intent":"pi_test_FjrA6yheCMqhteZhnMiv1RG7","status":"complete"}', 'payment-1-1795332702721', '2026-11-22 07:31:42.761+00');
INSERT INTO public.sandbox_objects VALUES ('evt_test_xxaw4MQBfxHObgmITP01opLe', 'event', '{"id":"evt_test_xxaw4MQBfxHObgmITP01opLe","object":"event","type":"checkout.session.completed","created":1795332702,"livemode":false,"data":{"object":{"id":"cs_test_4f21UxZyntXxLmeYkvEP8kxo","object":"checkout.session","client_secret":"cs_test_4f21UxZyntXxLmeYkvEP8kxo_secret_s_gHb0J0kbrxfaei3bcghC4hxp","client_reference_id":"1","amount_total":15000,"currency":"usd","created":1795332702,"expires_at":1795419102,"livemode":false,"mode":"payment","ui_mode":"elements","payment_status":"paid","payment_intent":"pi_test_FjrA6yheCMqhteZhnMiv1RG7","status":"complete"}}}', NULL, '2026-11-22 07:31:42.83+00');
INSERT INTO public.sandbox_objects VALUES ('cs_test_jcBkUxhBgJRHdxZNv0rieD6O', 'checkout.session', '{"id":"cs_test_jcBkUxhBgJRHdxZNv0rieD6O","object":"checkout.session","client_secret":"cs_test_jcBkUxhBgJRHdxZNv0rieD6O_secret_s_J04bKjC43ZGo5udvUPfpkCsZ","client_reference_id":"2","amount_total":1500,"currency":"usd","created":1795332703,"expires_at":1795419103,"livemode":false,"mode":"payment","ui_mode":"elements","payment_status":"paid","payment_intent":"pi_test_rDrMubJCleQKoyxFgdRDoqPN","status":"complete"}', 'payment-2-1795332703076', '2026-11-22 07:31:43.108+00');
INSERT INTO public.sandbox_objects VALUES ('evt_test_3UiZSppksvxFKcufzf3RrMKh', 'event', '{"id":"evt_test_3UiZSppksvxFKcufzf3RrMKh","object":"event","type":"checkout.session.completed","created":1795332703,"livemode":false,"data":{"object":{"id":"cs_test_jcBkUxhBgJRHdxZNv0rieD6O","object":"checkout.session","client_secret":"cs_test_jcBkUxhBgJRHdxZNv0rieD6O_secret_s_J04bKjC43ZGo5udvUPfpkCsZ","client_reference_id":"2","amount_total":1500,"currency":"usd","created":1795332703,"expires_at":1795419103,"livemode":false,"mode":"payment","ui_mode":"elements","payment_status":"paid","payment_intent":"pi_test_rDrMubJCleQKoyxFgdRDoqPN","status":"complete"}}}', NULL, '2026-11-22 07:31:43.14+00');
INSERT INTO public.sandbox_objects VALUES ('re_test_zAfVBvGmLP0xVv0RpsQ0IiAZ', 'refund', '{"id":"re_test_zAfVBvGmLP0xVv0RpsQ0IiAZ","object":"refund","amount":1500,"currency":"usd","created":1795332703,"metadata":{"foothold_key":"refund-2-1795332703076-1"},"payment_intent":"pi_test_rDrMubJCleQKoyxFgdRDoqPN","status":"succeeded"}', 'refund-2-1795332703076-1', '2026-11-22 07:31:43.201+00');
INSERT INTO public.sandbox_objects VALUES ('evt_test_RjmWaZeDjVDIOznPq0mIvTgz', 'event', '{"id":"evt_test_RjmWaZeDjVDIOznPq0mIvTgz","object":"event","type":"refund.created","created":1795332703,"livemode":false,"data":{"object":{"id":"re_test_zAfVBvGmLP0xVv0RpsQ0IiAZ","object":"refund","amount":1500,"currency":"usd","created":1795332703,"metadata":{"foothold_key":"refund-2-1795332703076-1"},"payment_intent":"pi_test_rDrMubJCleQKoyxFgdRDoqPN","status":"succeeded"}}}', NULL, '2026-11-22 07:31:43.204+00');
INSERT INTO public.sandbox_objects VALUES ('cs_test_rYhrDXCWNliwY0AOEKrzOB5i', 'checkout.session', '{"client_reference_id":"3","amount_total":500,"currency":"usd","id":"cs_test_rYhrDXCWNliwY0AOEKrzOB5i","object":"checkout.session","client_secret":"cs_test_rYhrDXCWNliwY0AOEKrzOB5i_secret_s_mfCOjbikjBLz6FsjEbftbLLh","created":1795332703,"expires_at":1795419103,"livemode":false,"mode":"payment","ui_mode":"elements","payment_status":"unpaid","payment_intent":null,"status":"open"}', 'payment-3-1795332703366', '2026-11-22 07:31:43.381+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES (1, 'vUg1qbp73MUFmHB0tFPObBNHQicy04fLiDaV0dqvyeE', 1, 'node', '2026-11-22 07:31:42.513+00', '2026-11-22 07:31:42.513+00', '2026-12-22 07:31:42.513+00');
INSERT INTO public.sessions VALUES (2, 'CMH-kCAvoJY53syc2wNX-e-jOAVvWUlWny2qNO5VfGg', 2, 'node', '2026-11-22 07:31:42.98+00', '2026-11-22 07:31:42.98+00', '2026-12-22 07:31:42.98+00');
INSERT INTO public.sessions VALUES (3, '_b8YyTEoN74OVI1teDEulRRXopgVeRmxtrllYM6_mrE', 3, 'node', '2026-11-22 07:31:43.339+00', '2026-11-22 07:31:43.339+00', '2026-12-22 07:31:43.339+00');


--
-- Data for Name: sign_in_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sign_in_codes VALUES ('dora@example.com', 'd82edfd4d4f5a9791d029fa0df0eab852f354259632dcc0517e8fa9a0448d4ae', 0, '2026-11-22 07:31:43.413+00', '2026-11-22 07:41:43.413+00');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES (1, 'ana@example.com', NULL, '2027-11-22 07:31:42.855+00', '2026-11-22 07:31:42.508+00');
INSERT INTO public.users VALUES (2, 'ben@example.com', NULL, NULL, '2026-11-22 07:31:42.952+00');
INSERT INTO public.users VALUES (3, 'cleo@example.com', NULL, NULL, '2026-11-22 07:31:43.335+00');


--
-- Data for Name: webhook_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhook_events VALUES ('evt_test_xxaw4MQBfxHObgmITP01opLe', 'checkout.session.completed', '2026-11-22 07:31:42.898+00');
INSERT INTO public.webhook_events VALUES ('evt_test_3UiZSppksvxFKcufzf3RrMKh', 'checkout.session.completed', '2026-11-22 07:31:43.153+00');
INSERT INTO public.webhook_events VALUES ('evt_test_RjmWaZeDjVDIOznPq0mIvTgz', 'refund.created', '2026-11-22 07:31:43.226+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 3, true);


--
-- Name: contact_messages_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.contact_messages_id_seq', 1, true);


--
-- Name: cover_letters_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.cover_letters_id_seq', 2, true);


--
-- Name: outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.outbox_id_seq', 8, true);


--
-- Name: payment_events_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.payment_events_id_seq', 7, true);


--
-- Name: payments_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.payments_id_seq', 3, true);


--
-- Name: resumes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.resumes_id_seq', 4, true);


--
-- Name: sessions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.sessions_id_seq', 3, true);


--
-- Name: users_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.users_id_seq', 3, true);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: contact_messages contact_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);


--
-- Name: cover_letters cover_letters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cover_letters
    ADD CONSTRAINT cover_letters_pkey PRIMARY KEY (id);


--
-- Name: example_uses example_uses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.example_uses
    ADD CONSTRAINT example_uses_pkey PRIMARY KEY (example_id);


--
-- Name: limits limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: payment_events payment_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);


--
-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


--
-- Name: payments payments_session_ref_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_session_ref_unique UNIQUE (session_ref);


--
-- Name: resumes resumes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.resumes
    ADD CONSTRAINT resumes_pkey PRIMARY KEY (id);


--
-- Name: sandbox_objects sandbox_objects_idempotency_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_objects
    ADD CONSTRAINT sandbox_objects_idempotency_key_unique UNIQUE (idempotency_key);


--
-- Name: sandbox_objects sandbox_objects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_objects
    ADD CONSTRAINT sandbox_objects_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_hash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash);


--
-- Name: sign_in_codes sign_in_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_codes
    ADD CONSTRAINT sign_in_codes_pkey PRIMARY KEY (contact);


--
-- Name: users users_email_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);


--
-- Name: users users_phone_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_phone_unique UNIQUE (phone);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: webhook_events webhook_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);


--
-- Name: cover_letters_creation; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX cover_letters_creation ON public.cover_letters USING btree (user_id, creation_key);


--
-- Name: cover_letters_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX cover_letters_user ON public.cover_letters USING btree (user_id, updated_at);


--
-- Name: limits_reset; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX limits_reset ON public.limits USING btree (resets_at);


--
-- Name: outbox_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_due ON public.outbox USING btree (next_attempt_at);


--
-- Name: payment_events_payment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payment_events_payment ON public.payment_events USING btree (payment_id);


--
-- Name: payments_one_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payments_one_open ON public.payments USING btree (user_id) WHERE (status = ANY (ARRAY['creating'::text, 'open'::text]));


--
-- Name: payments_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_status ON public.payments USING btree (status, updated_at);


--
-- Name: payments_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_user ON public.payments USING btree (user_id);


--
-- Name: resumes_creation; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX resumes_creation ON public.resumes USING btree (user_id, creation_key);


--
-- Name: resumes_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX resumes_user ON public.resumes USING btree (user_id, updated_at);


--
-- Name: sessions_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: cover_letters cover_letters_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.cover_letters
    ADD CONSTRAINT cover_letters_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: payment_events payment_events_payment_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: payments payments_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);


--
-- Name: resumes resumes_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.resumes
    ADD CONSTRAINT resumes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


